import { defaultReminder, debtReminderTexts, personalise } from '@turoos/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDebtors } from '../../../test/debt-reminders';

const { shop, debtor, messages, remind } = useDebtors();
beforeAll(async () => {
  await shop.call('POST', '/exchange-rate', { usd_to_yer: 1650 });
});

const owes = (fields: Parameters<typeof debtor>[1] = {}) => debtor([{ cents: 118_000, days: 45 }], fields);
const refused = (customers: readonly string[], body: object = {}) =>
  shop.refusal('POST', '/debt-reminders', { customers, channel: 'sms', ...body });

describe('a reminder', () => {
  it('names the debt in both currencies and its age', async () => {
    const id = await owes({ name: 'ورشة الأمين', phone: '777 000 111' });
    expect(await remind([id])).toEqual({ queued: 1, withoutAddress: 0, alreadyToday: 0, withoutDebt: 0 });
    expect(await messages(id)).toMatchObject([
      {
        channel: 'sms',
        recipient: '777 000 111',
        status: 'queued',
        sourceType: 'customers',
        userId: shop.manager.id,
        body: personalise(defaultReminder, {
          name: 'ورشة الأمين',
          amount: '1,180.00 دولار (1,947,000 ريال بسعر صرف اليوم)',
          days: '45 يوماً',
        }),
      },
    ]);
  });

  it('uses the shop’s template with Arabic or Latin placeholders, and has a subject as an e-mail', async () => {
    const id = await owes({ name: 'سالم $& علي', email: 'salem@shop.ye' });
    await remind([id], { channel: 'email', message: 'يا {name}: {المبلغ} منذ {days} و{غيرها}' });
    expect(await messages(id)).toMatchObject([
      {
        recipient: 'salem@shop.ye',
        subject: 'تذكير بمبلغ مستحق',
        body: 'يا سالم $& علي: 1,180.00 دولار (1,947,000 ريال بسعر صرف اليوم) منذ 45 يوماً و{غيرها}',
      },
    ]);
  });

  it('is also sent to customers who opted out of campaigns', async () => {
    expect(await remind([await owes({ noMarketing: true })])).toMatchObject({ queued: 1 });
  });

  it('counts the customers who were skipped, by reason', async () => {
    const [good, mute, even] = [await owes(), await owes({ phone: '' }), await shop.customer()];
    const nobody = crypto.randomUUID();
    expect(await remind([good, good, mute, even, nobody])).toEqual({
      queued: 1,
      withoutAddress: 1,
      alreadyToday: 0,
      withoutDebt: 2,
    });
    expect(await messages(mute)).toEqual([]);
  });

  it.each([
    ['sms', { phone: '12345' }],
    ['whatsapp', { phone: '04-210300' }],
    ['email', { email: '' }],
  ])('by %s needs an address of that channel', async (channel, fields) => {
    expect(await refused([await owes(fields)], { channel })).toEqual([409, debtReminderTexts.nobody]);
  });

  it('is sent once a day by each channel', async () => {
    const id = await owes();
    await remind([id]);
    expect(await refused([id])).toEqual([409, debtReminderTexts.nobody]);
    expect(await remind([id, await owes()])).toMatchObject({ queued: 1, alreadyToday: 1 });
    expect(await remind([id], { channel: 'email' })).toMatchObject({ queued: 1 });
    await sql`update outbox set created_at = created_at - interval '1 day' where customer_id = ${id}`.execute(
      shop.db,
    );
    expect(await remind([id])).toMatchObject({ queued: 1 });
    expect(await messages(id)).toHaveLength(3);
  });

  it('that failed does not count as sent', async () => {
    const id = await owes();
    await remind([id]);
    await shop.db.updateTable('outbox').set({ status: 'failed' }).where('customerId', '=', id).execute();
    expect(await remind([id])).toMatchObject({ queued: 1, alreadyToday: 0 });
  });

  it('is sent once for concurrent requests, in whatever order', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => owes()));
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.call('POST', '/debt-reminders', {
          customers: index % 2 ? ids : ids.toReversed(),
          channel: 'whatsapp',
        }),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const id of ids) expect(await messages(id)).toHaveLength(1);
  });

  it('names the debt in dollars only in a shop without a rate', async () => {
    await shop.db.deleteFrom('exchangeRates').execute();
    const id = await owes();
    await remind([id], { message: '{المبلغ}' });
    expect(await messages(id)).toMatchObject([{ body: '1,180.00 دولار' }]);
  });

  it('is recorded in the audit log', async () => {
    const id = await owes();
    await remind([id], { message: 'سدد' });
    const [trace] = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'customer.remind')
      .orderBy('at', 'desc')
      .limit(1)
      .execute();
    expect(trace).toMatchObject({
      userId: shop.manager.id,
      after: { queued: 1, message: 'سدد', customers: [id] },
    });
  });
});

describe('a reminder is refused', () => {
  it.each([
    [{ customers: [] }, debtReminderTexts.customersRequired],
    [{ message: '   ' }, debtReminderTexts.messageRequired],
  ])('%j', async (body, words) => {
    expect(await refused([crypto.randomUUID()], body)).toEqual([400, words]);
  });

  it.each([
    { channel: 'pigeon' },
    { customers: ['x'] },
    { customers: Array.from({ length: 1001 }, () => crypto.randomUUID()) },
    { message: 'س'.repeat(2001) },
    { when: 'now' },
  ])('for malformed input %#', async (body) => {
    expect((await refused([crypto.randomUUID()], body))[0]).toBe(400);
  });

  it('without the right to change customers', async () => {
    const id = await owes();
    const viewer = await shop.shop.person('sales_staff');
    const { permissions } = (await viewer.call('GET', '/auth/me')).json().data.user;
    const reply = await viewer.call('POST', '/debt-reminders', { customers: [id], channel: 'sms' });
    expect(reply.statusCode, JSON.stringify(permissions)).toBe(403);
    expect(await messages(id)).toEqual([]);
  });
});
