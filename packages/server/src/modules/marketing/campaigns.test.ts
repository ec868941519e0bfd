import { adenDay, marketingTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useMarketing } from '../../../test/marketing';

const marketing = useMarketing();
const { call, done, refusal, create } = marketing;

describe('a new campaign', () => {
  it('MKT-12 is a draft for everyone by SMS and e-mail, with a code of its own', async () => {
    const reply = await call('POST', '/marketing', { name: ' حملة  ', message: 'أهلاً' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      success: true,
      data: {
        name: 'حملة',
        message: 'أهلاً',
        status: 'draft',
        type: 'announcement',
        targetAudience: 'all',
        channels: ['sms', 'email'],
        code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
        discountType: 'percentage',
        discountValue: 0,
        minPurchaseAmount: 0,
        validFrom: null,
        validTo: null,
        maxUses: 0,
        isActive: true,
        cost: 0,
        targeted: 0,
        sent: 0,
        uses: 0,
        revenue: 0,
        responseRate: 0,
        roi: 0,
        sentAt: null,
        approvedBy: null,
        createdBy: { _id: marketing.admin.id, name: 'اختبار admin' },
      },
    });
  });

  it('stores every field that is passed in', async () => {
    const given = {
      name: 'خصم الشتاء',
      description: 'قبل السفر',
      type: 'discount',
      message: 'خصم {الخصم}',
      link: 'https://shop.ye/عرض',
      targetAudience: 'loyal',
      channels: ['whatsapp', 'sms'],
      code: 'شتاء-26',
      discountType: 'fixed',
      discountValue: 12.5,
      minPurchaseAmount: 50,
      validFrom: '2026-11-15',
      validTo: '2099-12-31',
      maxUses: 30,
      isActive: false,
      cost: 7.25,
    };
    const made = await create(given);
    expect(made).toMatchObject(given);
    expect(await done('GET', `/${made._id}`)).toEqual(made);
  });

  it.each([
    ['MKT-08 a name', { name: '' }, marketingTexts.required],
    ['MKT-08 a name at all', { name: undefined }, marketingTexts.required],
    ['MKT-08 a message', { message: '  ' }, marketingTexts.required],
    ['MKT-10 a discount', { type: 'discount' }, marketingTexts.discountRequired],
    ['MKT-10 at most all of it', { type: 'discount', discountValue: 100.01 }, marketingTexts.percentage],
    ['MKT-10 a known kind of discount', { discountType: 'free' }, undefined],
    ['MKT-23 a known type', { type: 'spam' }, undefined],
    ['MKT-24 a known audience', { targetAudience: 'nobody' }, undefined],
    ['MKT-09 a whole number of uses', { maxUses: 1.5 }, marketingTexts.maxUses],
    ['MKT-09 no fewer uses than none', { maxUses: -1 }, marketingTexts.maxUses],
    ['a channel', { channels: [] }, marketingTexts.channels],
    ['known channels', { channels: ['fax'] }, undefined],
    ['an end after its beginning', { validFrom: '2026-12-02', validTo: '2026-12-01' }, marketingTexts.dates],
    ['a real day', { validTo: '2026-02-30' }, 'التاريخ غير صحيح'],
    ['amounts', { minPurchaseAmount: -1 }, marketingTexts.amount],
    ['a link to somewhere', { link: 'javascript:alert(1)' }, marketingTexts.link],
    ['a code of letters and digits', { code: 'A B!' }, marketingTexts.wrongCode],
    ['a code with something in it', { code: '--' }, marketingTexts.wrongCode],
    ['a message of bearable length', { message: 'م'.repeat(2001) }, undefined],
    ['no field nobody knows', { colour: 'red' }, 'حقل غير معروف: colour'],
  ])('needs %s', async (_, wrong, words) => {
    const [status, message] = await refusal('POST', '', { name: 'ح', message: 'م', ...wrong });
    expect(status).toBe(400);
    if (words) expect(message).toBe(words);
  });

  it('has a unique code, however it is typed, also when two are created at once', async () => {
    await create({ code: 'Eid-26' });
    expect(await refusal('POST', '', { name: 'ح', message: 'م', code: 'EID 26'.replace(' ', '') })).toEqual([
      409,
      marketingTexts.codeTaken('EID26'),
    ]);
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', '/marketing', { name: 'ح', message: 'م', code: 'TWIN' })),
    );
    expect(twins.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('is created once when the client repeats the request after a lost response', async () => {
    const body = { name: 'مرة واحدة', message: 'م' };
    const make = () => call('POST', '/marketing', body, { 'idempotency-key': 'campaign-1' });
    const [first, second] = [await make(), await make()];
    expect(second.json()).toEqual(first.json());
  });
});

describe('the list', () => {
  it('MKT-16, MKT-22 is in data.campaigns, 10 per page, newest first', async () => {
    for (let n = 0; n < 11; n++) await create({ name: `قائمة ${n}` });
    const body = (await call('GET', `/marketing?q=${encodeURIComponent('قائمه')}`)).json();
    expect(body).toMatchObject({ success: true, data: { total: 11, totalPages: 2, page: 1, limit: 10 } });
    expect(body.data.campaigns).toHaveLength(10);
    expect(body.data.campaigns[0].name).toBe('قائمة 10');
    const second = (await call('GET', `/marketing?q=${encodeURIComponent('قائمه')}&page=2`)).json();
    expect(second.data.campaigns.map(({ name }: { name: string }) => name)).toEqual(['قائمة 0']);
  });

  it('is filtered by words, code, status, type and days, and sorted', async () => {
    const names = async (query: string) =>
      (await call('GET', `/marketing?${query}`))
        .json()
        .data.campaigns.map(({ name }: { name: string }) => name);
    await create({ name: 'تصفية الإطارات', type: 'promotion', code: 'TYRE-9', validTo: '2099-01-01' });
    await create({ name: 'تصفية الزيوت', type: 'reminder', description: 'لكل السيارات' });
    expect(await names(`search=${encodeURIComponent('تصفيه اطارات')}`)).toEqual(['تصفية الإطارات']);
    expect(await names('q=tyre9')).toEqual(['تصفية الإطارات']);
    expect(await names(`q=${encodeURIComponent('لكل السيارات')}`)).toEqual(['تصفية الزيوت']);
    expect(await names('type=promotion')).toEqual(['تصفية الإطارات']);
    const query = `q=${encodeURIComponent('تصفية')}`;
    expect(await names(`${query}&sort=name`)).toEqual(['تصفية الإطارات', 'تصفية الزيوت']);
    expect(await names(`${query}&sort=validTo`)).toEqual(['تصفية الإطارات', 'تصفية الزيوت']);
    expect(await names(`${query}&status=active`)).toEqual([]);
    expect(await names(`${query}&startDate=${adenDay()}&endDate=${adenDay()}`)).toHaveLength(2);
    expect(await names(`${query}&endDate=2020-01-01`)).toEqual([]);
    expect(await names(`${query}&startDate=2099-01-01`)).toEqual([]);
    for (const wrong of ['status=gone', 'type=x', 'sort=cost', 'limit=0', 'page=0', 'startDate=today'])
      expect((await call('GET', `/marketing?${wrong}`)).statusCode, wrong).toBe(400);
  });

  it('MKT-18 is exported as campaigns-{date}.csv with the same filters and Arabic headings', async () => {
    await create({ name: '=HYPERLINK("x"),ملف', type: 'discount', discountValue: 15, cost: 2.5 });
    const file = await call('GET', `/marketing?format=csv&q=${encodeURIComponent('ملف')}`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
      `campaigns-${adenDay()}.csv`,
    );
    expect(file.body.startsWith('\uFEFFالاسم,الوصف,النوع,الحالة,الجمهور,الوسائل,الرمز')).toBe(true);
    const lines = file.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x""),ملف"`);
    expect(lines[1]).toContain(',خصم,مسودة,جميع العملاء,رسائل نصية,');
    expect(lines[1]).toContain(',نسبة مئوية,15,');
    expect(lines[1]).toContain(',بلا حد,');
  });
});
