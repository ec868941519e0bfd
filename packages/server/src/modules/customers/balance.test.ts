import { accountingTexts, adenDay, addDays, customerTexts, texts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../../pdf/test/read-pdf';
import { useCustomers } from '../../../test/customers';
import { checkBooks } from '../books';

const { shop, call, create, failure, read, rows, sell } = useCustomers();

const change = async (id: string, body: object) => {
  const reply = await call('PATCH', `/customers/${id}/balance`, body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.balance;
};
const entries = (id: string, query = '') => rows(`/customer-balance/${id}/transactions?${query}`);

describe('the balance', () => {
  it('is raised by a payment, which is the default operation', async () => {
    const { _id } = await create();
    expect(await change(_id, { amount: 100.5, paymentMethod: 'bank_transfer', note: 'حوالة الكريمي' })).toBe(
      100.5,
    );
    expect(await change(_id, { amount: 1, operation: 'add' })).toBe(101.5);
    expect(await entries(_id)).toMatchObject([
      { type: 'payment', operation: 'add', change: 1, amount: 1, paymentMethod: 'cash', balanceAfter: 101.5 },
      { type: 'payment', change: 100.5, paymentMethod: 'bank_transfer', note: 'حوالة الكريمي' },
    ]);
  });

  it('is lowered by a correction, which is more debt', async () => {
    const { _id } = await create();
    expect(await change(_id, { amount: 30, operation: 'subtract', paymentMethod: 'card' })).toBe(-30);
    const [entry] = await entries(_id);
    expect(entry).toMatchObject({
      customer: _id,
      type: 'adjustment',
      operation: 'subtract',
      change: -30,
      amount: 30,
      open: 30,
      balanceAfter: -30,
      reference: null,
      saleNumber: null,
      paymentMethod: null,
      note: '',
      createdBy: { name: 'اختبار admin' },
    });
  });

  it('is set to any amount, and an unchanged one makes no entry', async () => {
    const { _id } = await create();
    expect(await change(_id, { amount: -45.75, operation: 'set' })).toBe(-45.75);
    expect(await change(_id, { amount: -45.75, operation: 'set' })).toBe(-45.75);
    expect(await change(_id, { amount: 0, operation: 'set' })).toBe(0);
    expect(await entries(_id)).toMatchObject([
      { type: 'adjustment', operation: 'set', change: 45.75 },
      { type: 'adjustment', operation: 'set', change: -45.75 },
    ]);
  });

  it('settles the oldest debts first', async () => {
    const { _id } = await create();
    for (const amount of [10, 20, 30]) await change(_id, { amount, operation: 'subtract' });
    await change(_id, { amount: 25 });
    const open = (await entries(_id, 'sort=createdAt')).map((entry: { open: number }) => entry.open);
    expect(open).toEqual([0, 5, 30, 0]);
  });

  it.each([
    [{}, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: 0 }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: -5 }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: 0, operation: 'subtract' }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: 'خمسة' }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: null }, 'يرجى إدخال مبلغ صحيح'],
    [{ amount: 5, operation: 'multiply' }, 'عملية غير صحيحة'],
    [{ amount: 5, operation: null }, 'عملية غير صحيحة'],
    [{ amount: 1.005 }, 'المبلغ يقبل خانتين عشريتين على الأكثر'],
  ])('is not changed by %j', async (body, message) => {
    const { _id } = await create();
    expect(await failure('PATCH', `/customers/${_id}/balance`, body)).toEqual([400, message]);
    expect((await read(_id)).balance).toBe(0);
  });

  it('takes a debt of the past with its day, from which it ages', async () => {
    const { _id } = await create();
    const day = addDays(adenDay(), -200);
    expect(await change(_id, { amount: 40, operation: 'subtract', date: day })).toBe(-40);
    await change(_id, { amount: 10, operation: 'subtract' });
    const [later, old] = await entries(_id);
    expect([later.isOpening, old.isOpening]).toEqual([false, true]);
    expect(adenDay(new Date(old.createdAt))).toBe(day);
    expect((await call('GET', `/customers/${_id}/ageing`)).json().data).toMatchObject({
      current: 10,
      over90: 40,
      oldestDays: 200,
    });
    const posted = await shop.db
      .selectFrom('journalEntries')
      .select(['kind', 'day'])
      .where('sourceId', '=', _id)
      .orderBy('number')
      .execute();
    expect(posted).toEqual([
      { kind: 'customerOpening', day },
      { kind: 'customerCorrection', day: adenDay() },
    ]);
    const verdicts = await checkBooks(shop.db);
    expect(verdicts.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });

  it('takes no debt of a day to come, of closed books, and no payment of the past', async () => {
    const { _id } = await create();
    const address = `/customers/${_id}/balance`;
    const yesterday = addDays(adenDay(), -1);
    const debt = { amount: 5, operation: 'subtract' };
    const coming = { ...debt, date: addDays(adenDay(), 1) };
    expect(await failure('PATCH', address, coming)).toEqual([400, customerTexts.dayToCome]);
    expect(await failure('PATCH', address, { amount: 5, date: yesterday })).toEqual([
      400,
      customerTexts.paymentIsOfToday,
    ]);
    await shop.db.updateTable('books').set({ closingDate: yesterday }).execute();
    expect(await failure('PATCH', address, { ...debt, date: yesterday })).toEqual([
      422,
      accountingTexts.closed,
    ]);
    await shop.db.updateTable('books').set({ closingDate: null }).execute();
    expect((await read(_id)).balance).toBe(0);
  });

  it('has a limit', async () => {
    const { _id } = await create();
    await change(_id, { amount: 999_999_999 });
    expect(await failure('PATCH', `/customers/${_id}/balance`, { amount: 2 })).toEqual([
      422,
      customerTexts.balanceTooBig,
    ]);
    await change(_id, { amount: 0, operation: 'set' });
  });

  it('needs an existing customer', async () => {
    expect(await failure('PATCH', `/customers/${crypto.randomUUID()}/balance`, { amount: 5 })).toEqual([
      404,
      'العميل غير موجود',
    ]);
  });

  it('is correct after twenty concurrent changes', async () => {
    const { _id } = await create();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('PATCH', `/customers/${_id}/balance`, {
          amount: index + 1,
          operation: index % 2 ? 'add' : 'subtract',
        }),
      ),
    );
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // 2 + 4 + … + 20 paid, 1 + 3 + … + 19 owed
    expect((await read(_id)).balance).toBe(10);
    const verdicts = await checkBooks(shop.db);
    expect(verdicts.flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });

  it('changes once per idempotency key, also for concurrent requests', async () => {
    const { _id } = await create();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const pay = () => call('PATCH', `/customers/${_id}/balance`, { amount: 5 }, key);
    const replies = [...(await Promise.all([pay(), pay()])), await pay()];
    expect(replies.map((reply) => reply.json().data.balance)).toEqual([5, 5, 5]);
    expect(await entries(_id)).toHaveLength(1);
    const other = await call('PATCH', `/customers/${_id}/balance`, { amount: 6 }, key);
    expect([other.statusCode, other.json().message]).toEqual([422, texts.keyReused]);
  });
});

describe('the statement', () => {
  it('is newest first, with the balance after each entry, and can be filtered', async () => {
    const { _id } = await create();
    await change(_id, { amount: 100, operation: 'subtract' });
    await change(_id, { amount: 40 });
    await change(_id, { amount: 10 });
    const after = async (query = '') =>
      (await entries(_id, query)).map((entry: { balanceAfter: number }) => entry.balanceAfter);
    expect(await after()).toEqual([-50, -60, -100]);
    expect(await after('sort=createdAt')).toEqual([-100, -60, -50]);
    expect(await after('type=payment')).toEqual([-50, -60]);
    expect(await after('limit=1&page=2')).toEqual([-60]);
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await after(`startDate=${today}&endDate=${today}`)).toHaveLength(3);
    expect(await after('endDate=2020-01-01')).toEqual([]);
    expect((await call('GET', `/customer-balance/${_id}/transactions?startDate=1-1`)).statusCode).toBe(400);
  });

  it('names the invoice an entry belongs to', async () => {
    const { _id } = await create();
    const saleId = await sell(_id, { paymentStatus: 'deferred', saleNumber: 'INV-20260101-001' });
    await shop.db
      .insertInto('customerTransactions')
      .values({
        customerId: _id,
        type: 'sale',
        operation: 'subtract',
        change: -10_000,
        open: 10_000,
        balanceAfter: -10_000,
        saleId,
      })
      .execute();
    await shop.db.updateTable('customers').set({ balance: -10_000 }).where('id', '=', _id).execute();
    expect(await entries(_id)).toMatchObject([
      { type: 'sale', reference: saleId, saleNumber: 'INV-20260101-001', createdBy: null },
    ]);
    expect(await failure('DELETE', `/customers/${_id}`)).toEqual([
      409,
      expect.stringContaining('فواتير مبيعات (1)، حركات في كشف الحساب (1)'),
    ]);
    await change(_id, { amount: 100 });
    expect(
      await shop.db.selectFrom('sales').select(['paid', 'paymentStatus']).where('id', '=', saleId).execute(),
    ).toEqual([{ paid: 10_000, paymentStatus: 'paid' }]);
  });

  /** Creates a debt of 70 before the period, then 100 more debt and a payment of 40 within it. */
  async function withHistory() {
    const customer = await create({ name: 'ورشة النور' });
    await shop.db
      .insertInto('customerTransactions')
      .values({
        customerId: customer._id,
        type: 'adjustment',
        operation: 'subtract',
        change: -7000,
        open: 7000,
        balanceAfter: -7000,
        at: new Date('2026-01-31T20:59:59Z'),
      })
      .execute();
    await shop.db.updateTable('customers').set({ balance: -7000 }).where('id', '=', customer._id).execute();
    await change(customer._id, { amount: 100, operation: 'subtract', note: '=1+1' });
    await change(customer._id, { amount: 40, paymentMethod: 'card' });
    return customer;
  }
  const period = async (id: string, query: string) =>
    (await call('GET', `/customer-balance/${id}/transactions?limit=1&${query}`)).json().summary;

  it('has the opening and the closing balance of the period', async () => {
    const { _id } = await withHistory();
    expect(await period(_id, '')).toEqual({ opening: 0, debt: 170, credit: 40, closing: -130 });
    // the last second of January in Yemen
    expect(await period(_id, 'startDate=2026-01-31')).toMatchObject({ opening: 0, debt: 170 });
    const february = { opening: -70, debt: 100, credit: 40, closing: -130 };
    expect(await period(_id, 'startDate=2026-02-01')).toEqual(february);
    expect(await period(_id, 'startDate=2026-02-01&type=payment')).toEqual(february);
    expect(await period(_id, 'endDate=2026-01-31')).toEqual({
      opening: 0,
      debt: 70,
      credit: 0,
      closing: -70,
    });
    expect(await period(_id, 'endDate=2020-01-01')).toEqual({ opening: 0, debt: 0, credit: 0, closing: 0 });
  });

  it('comes as a file that Excel reads: the shop, the period, oldest first from one balance to the other', async () => {
    const { _id, customerCode } = await withHistory();
    const reply = await call(
      'GET',
      `/customer-balance/${_id}/transactions?format=csv&startDate=2026-02-01&sort=-createdAt`,
    );
    expect(reply.headers['content-disposition']).toContain(`statement-${customerCode}-`);
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const today = adenDay();
    const lines = reply.body.slice(1).split('\r\n');
    const table = lines.indexOf('') + 1;
    expect(lines.slice(0, table)).toEqual([
      'تروس',
      'تعز، اليمن',
      'كشف حساب',
      'العميل,ورشة النور',
      `رمز العميل,${customerCode}`,
      'من تاريخ,2026-02-01',
      `إلى تاريخ,${today}`,
      `أُنشئ في,${today}`,
      '',
    ]);
    expect(lines.slice(table)).toEqual([
      'التاريخ,النوع,عليه (دولار),له (دولار),الرصيد (دولار),عليه أو له,الفاتورة,السند,طريقة الدفع,المبلغ بعملته,ملاحظة,المستخدم,المبلغ (ر.ي)',
      '2026-02-01,الرصيد السابق,,,70,عليه,,,,,,,',
      `${today},تسوية,100,,170,عليه,,,,,'=1+1,اختبار admin,`,
      expect.stringMatching(/,دفعة,,40,130,عليه,,RV-\d{6}-\d{4},بطاقة ائتمان,\$40,,اختبار admin,$/),
      `${today},الرصيد الختامي,100,40,130,عليه,,,,,,,`,
      '',
    ]);
  });

  it('of one type of entries has no opening and closing balance', async () => {
    const { _id } = await withHistory();
    const { body } = await call('GET', `/customer-balance/${_id}/transactions?format=csv&type=payment`);
    expect(body).toContain('نوع الحركة,دفعة');
    expect(body).toMatch(/دفعة,,40,130,عليه,/);
    expect(body).not.toMatch(/تسوية|السابق|الختامي/);
  });

  it('is printed with the same figures', async () => {
    const { _id } = await withHistory();
    const reply = await call('GET', `/customer-balance/${_id}/transactions?format=pdf&startDate=2026-02-01`);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const text = readPdf(reply.rawPayload).join('');
    for (const said of [
      'كشف حساب',
      'ورشة النور',
      'الرصيد السابق',
      '$70.00',
      '$170.00',
      '$130.00',
      'عليه',
      '01/02/2026',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('-$');
  });

  it.each(['transactions', 'transactions?format=csv', 'transactions?format=pdf'])(
    'of an unknown customer is not found: %s',
    async (path) => {
      expect(await failure('GET', `/customer-balance/${crypto.randomUUID()}/${path}`)).toEqual([
        404,
        customerTexts.notFound,
      ]);
    },
  );
});

describe('the ageing of debts', () => {
  it('groups open debts by the days since the sale', async () => {
    const { _id } = await create();
    const owe = async (days: number, amount: number) => {
      const { id } = await shop.db
        .insertInto('customerTransactions')
        .values({
          customerId: _id,
          type: 'adjustment',
          operation: 'subtract',
          change: -amount,
          open: amount,
          balanceAfter: 0,
          at: new Date(Date.now() - days * 86_400_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    for (const [days, amount] of [
      [0, 100],
      [30, 200],
      [31, 400],
      [60, 800],
      [61, 1600],
      [90, 3200],
      [91, 6400],
    ] as const)
      await owe(days, amount);
    const { data } = (await call('GET', `/customers/${_id}/ageing`)).json();
    expect(data).toEqual({ current: 3, days31: 12, days61: 48, over90: 64, total: 127, oldestDays: 91 });
  });

  it('is zero without debt, and not found for an unknown customer', async () => {
    const { _id } = await create({ balance: 50 });
    expect((await call('GET', `/customers/${_id}/ageing`)).json().data).toEqual({
      current: 0,
      days31: 0,
      days61: 0,
      over90: 0,
      total: 0,
      oldestDays: null,
    });
    expect((await call('GET', `/customers/${crypto.randomUUID()}/ageing`)).statusCode).toBe(404);
  });
});

describe('loyalty points', () => {
  const points = async (id: string, body: object) => {
    const reply = await call('PATCH', `/customers/${id}/loyalty`, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.loyaltyPoints;
  };

  it('are added, subtracted down to zero, and set', async () => {
    const { _id } = await create();
    expect(await points(_id, { points: 30 })).toBe(30);
    expect(await points(_id, { points: 5, operation: 'subtract' })).toBe(25);
    expect(await points(_id, { points: 99, operation: 'subtract' })).toBe(0);
    expect(await points(_id, { points: 7, operation: 'set' })).toBe(7);
    expect(await points(_id, { points: 0, operation: 'set' })).toBe(0);
  });

  it('are whole, not negative, and need an existing customer', async () => {
    const { _id } = await create();
    const path = `/customers/${_id}/loyalty`;
    expect(await failure('PATCH', path, { points: 1.5 })).toEqual([400, customerTexts.wrongPoints]);
    expect(await failure('PATCH', path, { points: -1 })).toEqual([400, customerTexts.wrongPoints]);
    expect(await failure('PATCH', path, {})).toEqual([400, customerTexts.wrongPoints]);
    expect(await failure('PATCH', path, { points: 1, operation: 'double' })).toEqual([
      400,
      'عملية غير صحيحة',
    ]);
    expect(await failure('PATCH', `/customers/${crypto.randomUUID()}/loyalty`, { points: 1 })).toEqual([
      404,
      'العميل غير موجود',
    ]);
    await points(_id, { points: 1_000_000_000, operation: 'set' });
    expect(await failure('PATCH', path, { points: 1 })).toEqual([422, customerTexts.pointsTooMany]);
  });

  it('are correct after many concurrent changes', async () => {
    const { _id } = await create();
    await Promise.all(Array.from({ length: 10 }, () => points(_id, { points: 3 })));
    expect((await read(_id)).loyaltyPoints).toBe(30);
  });
});
