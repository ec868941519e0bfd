import { adenDay, supplierTexts, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useSuppliers } from '../../../test/suppliers';
import { checkBooks } from '../books';

const { shop, call, post, create, failure, read, rows, purchase } = useSuppliers();

const pay = (id: string, body: object) => post(`/suppliers/${id}/payments`, body);
const adjust = (id: string, body: object) => post(`/suppliers/${id}/adjustments`, body);
const entries = (id: string, query = '') => rows(`/suppliers/${id}/transactions?${query}`);
const remaining = async (purchases: string[]) => {
  const found = await shop.db
    .selectFrom('purchases')
    .select(['id', 'remaining'])
    .where('id', 'in', purchases)
    .execute();
  return purchases.map((id) => found.find((one) => one.id === id)?.remaining);
};

describe('a payment to a supplier', () => {
  it('pays the oldest open purchases, and the rest stays as credit for the next', async () => {
    const { _id } = await create();
    const purchases = [await purchase(_id, 10), await purchase(_id, 20)];
    expect(await pay(_id, { amount: 15 })).toMatchObject({ balance: -15, totalPaid: 15, totalRemaining: 15 });
    expect(await remaining(purchases)).toEqual([0, 1500]);
    expect(await pay(_id, { amount: 40 })).toMatchObject({ balance: 25, totalPaid: 55, totalRemaining: 0 });
    const next = await purchase(_id, 100);
    expect(await remaining([next])).toEqual([7500]);
    expect(await read(_id)).toMatchObject({ balance: -75, totalPaid: 55, totalRemaining: 75 });
  });

  it('stores its method, date and note', async () => {
    const { _id } = await create();
    await pay(_id, { amount: 12.5, paymentMethod: 'check', paidAt: '2026-02-01', note: 'شيك 17' });
    await pay(_id, { amount: 1 });
    expect(await entries(_id)).toMatchObject([
      { type: 'payment', change: 1, paymentMethod: 'cash', date: adenDay(), note: '' },
      {
        supplier: _id,
        type: 'payment',
        change: 12.5,
        amount: 12.5,
        open: 12.5,
        balanceAfter: 12.5,
        paymentMethod: 'check',
        date: '2026-02-01',
        note: 'شيك 17',
        purchase: null,
        createdBy: { name: 'اختبار admin' },
      },
    ]);
  });

  it('is accepted for a deactivated supplier, because the debt remains', async () => {
    const { _id } = await create({ isActive: false });
    expect(await pay(_id, { amount: 1 })).toMatchObject({ balance: 1 });
  });

  it.each([
    [{}, supplierTexts.wrongAmount],
    [{ amount: 0 }, supplierTexts.wrongAmount],
    [{ amount: -5 }, supplierTexts.wrongAmount],
    [{ amount: 'خمسة' }, supplierTexts.wrongAmount],
    [{ amount: 1.005 }, 'المبلغ يقبل خانتين عشريتين على الأكثر'],
    [{ amount: 5, paidAt: '2026-02-30' }, 'التاريخ غير صحيح'],
    [{ amount: 5, paymentMethod: 'credit' }, expect.any(String)],
    [{ amount: 5, supplier: 'x' }, 'حقل غير معروف: supplier'],
  ])('is refused with %j', async (body, message) => {
    const { _id } = await create();
    expect(await failure('POST', `/suppliers/${_id}/payments`, body)).toEqual([400, message]);
    expect((await read(_id)).balance).toBe(0);
  });

  it('has a maximum, and requires an existing supplier', async () => {
    const { _id } = await create();
    expect(await failure('POST', `/suppliers/${_id}/payments`, { amount: 1_000_000_001 })).toEqual([
      422,
      supplierTexts.balanceTooBig,
    ]);
    expect(await failure('POST', `/suppliers/${crypto.randomUUID()}/payments`, { amount: 5 })).toEqual([
      404,
      supplierTexts.notFound,
    ]);
  });

  it('is posted once per idempotency key, also with concurrent requests', async () => {
    const { _id } = await create();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const once = () => call('POST', `/suppliers/${_id}/payments`, { amount: 5 }, key);
    const replies = [...(await Promise.all([once(), once()])), await once()];
    expect(replies.map((reply) => reply.json().data.balance)).toEqual([5, 5, 5]);
    expect(await entries(_id)).toHaveLength(1);
    const other = await call('POST', `/suppliers/${_id}/payments`, { amount: 6 }, key);
    expect([other.statusCode, other.json().message]).toEqual([422, texts.keyReused]);
  });

  it('is correct when twenty payments and corrections run concurrently', async () => {
    const { _id } = await create();
    await purchase(_id, 50);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? pay(_id, { amount: index + 1 }) : adjust(_id, { change: -(index + 1), note: 'تصحيح' }),
      ),
    );
    // 2 + 4 + … + 20 paid; 50 and 1 + 3 + … + 19 owed
    expect((await read(_id)).balance).toBe(-40);
    const verdicts = await checkBooks(shop.db);
    const ofAccounts = verdicts.filter(({ claim }) => claim.includes('supplier'));
    expect(ofAccounts.length).toBeGreaterThanOrEqual(5);
    expect(ofAccounts.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });
});

describe('a correction', () => {
  it('opens an account with an earlier debt, from its own date', async () => {
    const { _id } = await create();
    expect(await adjust(_id, { change: -300, date: '2025-11-01', note: 'رصيد افتتاحي' })).toMatchObject({
      balance: -300,
      totalPurchases: 0,
    });
    expect(await entries(_id)).toMatchObject([
      { type: 'adjustment', change: -300, date: '2025-11-01', note: 'رصيد افتتاحي', paymentMethod: null },
    ]);
    expect(await adjust(_id, { change: 300, note: 'شطب' })).toMatchObject({ balance: 0 });
  });

  it.each([
    [{ note: 'س' }, supplierTexts.wrongAmount],
    [{ change: 0, note: 'س' }, supplierTexts.wrongAmount],
    [{ change: -5 }, 'اكتب سبب التسوية'],
    [{ change: -5, note: ' ' }, 'اكتب سبب التسوية'],
  ])('is refused with %j', async (body, message) => {
    const { _id } = await create();
    expect(await failure('POST', `/suppliers/${_id}/adjustments`, body)).toEqual([400, message]);
  });

  it('and a payment write audit entries with the balance before and after', async () => {
    const { _id } = await create();
    await adjust(_id, { change: -10, note: 'رصيد افتتاحي' });
    await pay(_id, { amount: 4 });
    const traces = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'before', 'after'])
      .where('entityId', '=', _id)
      .orderBy('id')
      .execute();
    expect(traces.slice(1)).toMatchObject([
      { action: 'supplier.adjustment', before: { balance: 0 }, after: { balance: -1000 } },
      { action: 'supplier.payment', before: { balance: -1000 }, after: { balance: -600 } },
    ]);
  });
});

describe('the statement', () => {
  it('is sorted newest first, with the balance after each entry, and can be filtered', async () => {
    const { _id } = await create();
    const owed = await purchase(_id, 100, { supplierInvoiceNumber: 'F-17' });
    await pay(_id, { amount: 40, paidAt: '2026-01-20' });
    await pay(_id, { amount: 10, paidAt: '2026-01-25' });
    const after = async (query = '') =>
      (await entries(_id, query)).map((entry: { balanceAfter: number }) => entry.balanceAfter);
    expect(await after()).toEqual([-50, -60, -100]);
    expect(await after('sort=createdAt')).toEqual([-100, -60, -50]);
    expect(await after('type=payment')).toEqual([-50, -60]);
    expect(await after('limit=1&page=2')).toEqual([-60]);
    expect(await after('startDate=2026-01-20&endDate=2026-01-20')).toEqual([-60]);
    expect(await entries(_id, 'type=purchase')).toMatchObject([
      {
        purchase: owed,
        supplierInvoiceNumber: 'F-17',
        purchaseNumber: expect.stringMatching(/^L-/),
        open: 50,
      },
    ]);
    expect((await call('GET', `/suppliers/${_id}/transactions?startDate=1-1`)).statusCode).toBe(400);
    expect((await call('GET', `/suppliers/${_id}/transactions?type=sale`)).statusCode).toBe(400);
  });

  it('is exported as a file that Excel reads', async () => {
    const { _id } = await create();
    await purchase(_id, 100, { supplierInvoiceNumber: 'F-18' });
    await pay(_id, { amount: 40, paymentMethod: 'card', paidAt: '2026-01-20', note: '=1+1' });
    const reply = await call('GET', `/suppliers/${_id}/transactions?format=csv`);
    expect(reply.headers['content-disposition']).toContain('supplier-statement-');
    const lines = reply.body.slice(1).split('\r\n');
    const table = lines.indexOf('') + 1;
    expect(lines.slice(table)).toEqual([
      'التاريخ,النوع,له (دولار),عليه (دولار),الرصيد (دولار),له أو عليه,الفاتورة,السند,طريقة الدفع,المبلغ بعملته,ملاحظة,المستخدم',
      '2026-01-15,فاتورة شراء,100,,100,له,F-18,,,,,',
      expect.stringMatching(
        /^2026-01-20,دفعة,,40,60,له,,PV-202601-\d{4},بطاقة ائتمان,\$40,'=1\+1,اختبار admin$/,
      ),
      expect.stringMatching(/,الرصيد الختامي,100,40,60,له,,,,,,$/),
      '',
    ]);
  });

  it('is sorted by document date, even when entered late', async () => {
    const { _id } = await create();
    await purchase(_id, 100);
    await pay(_id, { amount: 30, paidAt: '2026-02-10' });
    await pay(_id, { amount: 5, paidAt: '2026-02-01' });
    await pay(_id, { amount: 40, paidAt: '2026-01-20' });
    const reply = await call('GET', `/suppliers/${_id}/transactions?format=csv&startDate=2026-02-01`);
    const balances = reply.body.split('\r\n').flatMap((line) => {
      const [, what, , , balance] = line.split(',');
      return what && /الرصيد|دفعة/.test(what) ? [[what, balance]] : [];
    });
    expect(balances.slice(-4)).toEqual([
      ['الرصيد السابق', '60'],
      ['دفعة', '55'],
      ['دفعة', '25'],
      ['الرصيد الختامي', '25'],
    ]);
    const { json } = await call('GET', `/suppliers/${_id}/transactions?startDate=2026-02-01&sort=date`);
    expect(json().summary).toEqual({ opening: -60, debt: 0, credit: 35, closing: -25 });
  });

  it.each(['transactions', 'transactions?format=csv', 'ageing'])(
    'of an unknown supplier is 404: %s',
    async (path) => {
      expect(await failure('GET', `/suppliers/${crypto.randomUUID()}/${path}`)).toEqual([
        404,
        supplierTexts.notFound,
      ]);
    },
  );
});

describe('the ageing of debts', () => {
  it('groups open amounts by the days since the purchase date', async () => {
    const { _id } = await create();
    const before = (days: number) => adenDay(new Date(Date.now() - days * 86_400_000));
    for (const [days, amount] of [
      [0, 1],
      [30, 2],
      [31, 4],
      [60, 8],
      [61, 16],
      [90, 32],
      [91, 64],
    ] as const)
      await adjust(_id, { change: -amount, date: before(days), note: 'رصيد افتتاحي' });
    const ages = async () => (await call('GET', `/suppliers/${_id}/ageing`)).json().data;
    expect(await ages()).toEqual({
      current: 3,
      days31: 12,
      days61: 48,
      over90: 64,
      total: 127,
      oldestDays: 91,
    });
    await pay(_id, { amount: 127 });
    expect(await ages()).toEqual({ current: 0, days31: 0, days61: 0, over90: 0, total: 0, oldestDays: null });
  });
});
