import { adenDay, addDays, amountText, marketingTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';
import { sendingTime } from './sending-time.rules';

const { shop, call, done, refusal, create, sent, customer, messages, forget } = useMarketing();
afterEach(forget);

describe('sending a campaign', () => {
  it('MKT-04 makes a draft active and personalises each message', async () => {
    await customer({ name: 'علي $& {الرمز}', phone: '777000001' });
    const { _id, ...after } = await sent({
      name: 'العيد',
      type: 'discount',
      discountValue: 12.5,
      code: 'EID',
      link: 'https://shop.ye/eid',
      message: '{الاسم}/{name}: {الخصم} {discount} {الرمز} {code} {الرابط} {link} {المبلغ}',
    });
    expect(after).toMatchObject({ status: 'active', targeted: 1, sent: 0, sentAt: expect.any(String) });
    const name = 'علي $& {الرمز}';
    expect(await messages(_id)).toMatchObject([
      {
        body: `${name}/${name}: 12.5% 12.5% EID EID https://shop.ye/eid https://shop.ye/eid {المبلغ}`,
        status: 'queued',
        sourceType: 'marketing',
        attempts: 0,
        subject: '',
      },
    ]);
  });

  it('states a fixed discount in both currencies, and mails under the shop’s name', async () => {
    await customer({ email: 'a@shop.ye' });
    const body = {
      name: 'العيد',
      type: 'discount',
      discountType: 'fixed',
      discountValue: 5,
      channels: ['email'],
    };
    const first = await sent({ ...body, message: '{الخصم}' });
    expect(await messages(first._id)).toMatchObject([
      { body: amountText(500, null), subject: 'تروس: العيد' },
    ]);
    await shop.db.insertInto('exchangeRates').values({ usdToYer: 530, recordedAt: new Date() }).execute();
    const second = await sent({ ...body, message: '{الخصم}' });
    expect(await messages(second._id)).toMatchObject([{ body: '5.00 دولار (2,650 ريال)' }]);
    const none = await sent({ ...body, type: 'announcement', message: 'بلا {الخصم}.' });
    expect(await messages(none._id)).toMatchObject([{ body: 'بلا .' }]);
  });

  it.each([
    ['PUT', '', { noMarketing: true }],
    ['PUT', '', { isActive: false }],
    ['PATCH', '/block', { isBlocked: true }],
  ] as const)(
    'unsent messages are withdrawn from a customer excluded from marketing: %s%s %j',
    async (method, path, change) => {
      const id = await customer({ phone: '777000001' });
      const { _id } = await sent({ message: 'مرحباً' });
      await call(method, `/customers/${id}${path}`, change);
      expect(await messages(_id)).toMatchObject([
        { status: 'undelivered', error: 'استُثني العميل من التسويق' },
      ]);
    },
  );

  it('unsent messages are withdrawn from a customer who is deleted', async () => {
    const id = await customer({ phone: '777000001' });
    const { _id } = await sent({ message: 'مرحباً' });
    expect((await call('DELETE', `/customers/${id}`)).statusCode).toBe(200);
    expect(await messages(_id)).toMatchObject([{ status: 'undelivered', customerId: null }]);
  });

  it('is refused when it reaches nobody, and changes nothing', async () => {
    await customer({ phone: '', email: '' });
    const { _id } = await create({ channels: ['sms', 'email'] });
    expect(await refusal('POST', `/${_id}/send`)).toEqual([409, marketingTexts.nobody]);
    expect(await done('GET', `/${_id}`)).toMatchObject({ status: 'draft', targeted: 0, version: 1 });
  });

  it('is refused while it is switched off or after its last day', async () => {
    await customer();
    const off = await create({ isActive: false });
    expect(await refusal('POST', `/${off._id}/send`)).toEqual([409, marketingTexts.switchedOff]);
    const over = await create({ validTo: addDays(adenDay(), -1) });
    expect(await refusal('POST', `/${over._id}/send`)).toEqual([409, marketingTexts.over]);
    const last = await create({ validTo: adenDay() });
    expect(await done('POST', `/${last._id}/send`)).toMatchObject({ status: 'active' });
  });

  it('five times at once sends once', async () => {
    await customer();
    const { _id } = await create();
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => call('POST', `/marketing/${_id}/send`)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await messages(_id)).toHaveLength(1);
  });

  it('with the same idempotency key returns the same response', async () => {
    await customer();
    const { _id } = await create();
    const send = () => call('POST', `/marketing/${_id}/send`, undefined, { 'idempotency-key': 'send-1' });
    const [first, again] = [await send(), await send()];
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  it('before its first day waits until that morning, also when the day is moved', async () => {
    await customer();
    const first = addDays(adenDay(), 3);
    const { _id } = await sent({ validFrom: first });
    const leaves = async () => (await messages(_id))[0]?.nextAttemptAt.toISOString();
    expect(await leaves()).toBe(`${first}T05:00:00.000Z`);
    await done('PUT', `/${_id}`, { validFrom: addDays(first, 1) });
    expect(await leaves()).toBe(`${addDays(first, 1)}T05:00:00.000Z`);
    await done('PUT', `/${_id}`, { validFrom: null });
    expect(Date.parse((await leaves()) ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    [null, '2026-11-15T06:00:00Z'],
    ['2026-11-14', '2026-11-15T06:00:00Z'],
    ['2026-11-15', '2026-11-15T06:00:00Z'],
    ['2026-11-16', '2026-11-16T05:00:00Z'],
  ])('of %s begins at %s', (validFrom, expected) =>
    expect(sendingTime(validFrom, new Date('2026-11-15T06:00:00Z'))).toEqual(new Date(expected)),
  );

  it('reaches 20,000 customers within seconds', async () => {
    await sql`
      insert into customers (customer_code, name, phone, email)
      select 'B-' || n, 'عميل ' || n, (770000000 + n)::text, case when n % 4 = 0 then 'c' || n || '@shop.ye' else '' end
      from generate_series(1, 20000) as n`.execute(shop.db);
    const { _id } = await create({
      message: 'الأخ {الاسم}، خصم خاص. {الرمز}',
      code: 'BIG',
      channels: ['sms', 'email'],
    });
    const began = performance.now();
    expect(await done('POST', `/${_id}/send`)).toMatchObject({ targeted: 20_000 });
    expect(performance.now() - began).toBeLessThan(30_000);
    const { rows } = await sql<{ n: number; customers: number; wrong: number }>`
      select count(*) as n, count(distinct (o.customer_id, o.channel)) as customers,
        count(*) filter (where o.body <> 'الأخ ' || c.name || '، خصم خاص. BIG'
          or o.recipient <> case o.channel when 'sms' then c.phone else c.email end) as wrong
      from outbox o join customers c on c.id = o.customer_id where o.source_id = ${_id}`.execute(shop.db);
    expect(rows).toEqual([{ n: 25_000, customers: 25_000, wrong: 0 }]);
    const page = (
      await call('GET', `/marketing/${_id}/messages?limit=2&q=${encodeURIComponent('عميل 777')}`)
    ).json();
    expect(page.data[0].customer.name).toContain('777');
    await shop.db.deleteFrom('outbox').execute();
  }, 120_000);
});

describe('the messages of a campaign', () => {
  it('are listed by page, with their recipients and status', async () => {
    const who = await customer({ name: 'ورشة النور', phone: '777000001', email: 'a@shop.ye' });
    await customer({ name: 'سالم', phone: '777000002' });
    const { _id } = await sent({ channels: ['sms', 'email'] });
    await shop.db
      .updateTable('outbox')
      .set({ status: 'failed', error: 'تعذّر إرسال الرسالة', attempts: 4 })
      .where('channel', '=', 'email')
      .execute();
    const list = async (query: string) => (await call('GET', `/marketing/${_id}/messages?${query}`)).json();
    expect(await list('limit=2')).toMatchObject({
      success: true,
      total: 3,
      totalPages: 2,
      page: 1,
      limit: 2,
    });
    expect((await list('status=failed')).data).toMatchObject([
      {
        customer: { _id: who, name: 'ورشة النور' },
        channel: 'email',
        recipient: 'a@shop.ye',
        status: 'failed',
        attempts: 4,
        error: 'تعذّر إرسال الرسالة',
        sentAt: null,
        openedAt: null,
        clickedAt: null,
      },
    ]);
    expect((await list('channel=sms')).data).toHaveLength(2);
    expect((await list(`q=${encodeURIComponent('ورشه النور')}`)).data).toHaveLength(2);
    expect((await list('q=777000002')).data).toHaveLength(1);
    for (const wrong of ['status=lost', 'channel=fax', 'limit=0'])
      expect((await call('GET', `/marketing/${_id}/messages?${wrong}`)).statusCode, wrong).toBe(400);
  });
});

describe('the channels', () => {
  it('are reported as this server is set up', async () =>
    expect((await call('GET', '/marketing/channels')).json().data).toEqual({
      sms: false,
      email: false,
      whatsapp: true,
    }));
});
