import { adenDay, voucherTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';
import { transaction } from '../../db/transaction';
import { nextNumber } from '../counters';

const cash = useCash();
afterAll(() => cash.expectBooksHold());

const month = () => adenDay().slice(0, 7).replace('-', '');
const next = (number: string) =>
  number.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(4, '0'));
const voucher = (id: string, by: Person = cash.manager) => cash.get(`/vouchers/${id}`, by);
const list = async (query: string, by: Person = cash.manager) => {
  const reply = await by.call('GET', `/vouchers?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};

async function takePayment(id: string, body: object) {
  const reply = await cash.call('PATCH', `/customers/${id}/balance`, { operation: 'add', ...body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

async function aSupplier(name: string) {
  const { id } = await cash.db
    .insertInto('suppliers')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const buy = (supplier: string, more: object = {}) =>
  cash.made('/purchases', { supplier, purchaseDate: '2026-01-10', totalAmount: 100, ...more }, cash.manager);

describe('the voucher of a customer’s payment', () => {
  it('has the next number of its month, and all that is on the paper', async () => {
    const customer = await cash.customer({ name: 'ورشة الأمين', balance: -10_000 });
    const first = await takePayment(customer, { amount: 20 });
    expect(first.voucher.number).toMatch(new RegExp(`^RV-${month()}-\\d{4}$`));
    const tenders = [
      { currency: 'YER', amount: 10_000 },
      { currency: 'USD', amount: 15 },
    ];
    const second = await takePayment(customer, { tenders, note: 'دفعة يوم الخميس' });
    expect(second.voucher.number).toBe(next(first.voucher.number));
    expect(await voucher(second.voucher._id)).toMatchObject({
      number: second.voucher.number,
      kind: 'receipt',
      date: adenDay(),
      party: { _id: customer, name: 'ورشة الأمين' },
      amount: 35,
      money: null,
      reversed: 0,
      status: 'valid',
      usd_to_yer: 500,
      document: null,
      note: 'دفعة يوم الخميس',
      tenders: [
        { currency: 'YER', amount: 10_000, method: 'cash' },
        { currency: 'USD', amount: 15 },
      ],
      change: null,
      balanceAfter: -45,
      createdBy: { _id: cash.manager.id },
    });
  });

  it('is the same when the request is repeated, and no number is lost by a refused one', async () => {
    const customer = await cash.customer({ balance: -5000 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const pay = () => cash.call('PATCH', `/customers/${customer}/balance`, { amount: 10 }, key);
    const [once, again] = [await pay(), await pay()].map((reply) => reply.json().data);
    expect(again.voucher).toEqual(once.voucher);
    const refused = await cash.call('PATCH', `/customers/${customer}/balance`, {
      amount: 5,
      tenders: [{ currency: 'USD', amount: 1 }],
    });
    expect(refused.statusCode).toBe(422);
    expect((await takePayment(customer, { amount: 1 })).voucher.number).toBe(next(once.voucher.number));
  });

  it('is in the statement, in the file of the statement and in the audit log', async () => {
    const customer = await cash.customer({ balance: -5000 });
    const { voucher: made } = await takePayment(customer, { amount: 10 });
    const entries = (await cash.call('GET', `/customer-balance/${customer}/transactions`)).json().data;
    expect(entries).toMatchObject([{ type: 'payment', voucher: made }, { voucher: null }]);
    const file = await cash.call('GET', `/customer-balance/${customer}/transactions?format=csv`);
    expect(file.body).toContain(made.number);
    const { rows } = await sql<{ after: { voucherNumber?: string } }>`
      select after from audit_log where entity_id = ${customer} order by id desc limit 1`.execute(cash.db);
    expect(rows[0]?.after.voucherNumber).toBe(made.number);
  });

  it('names the invoice it pays, and covers what was handed over beyond it', async () => {
    const [customer, product] = [await cash.customer(), await cash.part()];
    const sale = await cash.sell({
      customer,
      paymentStatus: 'deferred',
      items: [{ product, quantity: 2 }],
    });
    const settled = await cash.done('PUT', `/sales/${sale._id}`, {
      tenders: [{ currency: 'USD', amount: 40 }],
    });
    expect(await voucher(settled.voucher._id)).toMatchObject({
      amount: 40,
      document: { _id: sale._id, number: sale.saleNumber },
      tenders: [{ currency: 'USD', amount: 40 }],
      balanceAfter: 10,
    });
  });

  it('is not written for money handed over with an invoice, which is on the invoice', async () => {
    const [customer, product] = [await cash.customer(), await cash.part()];
    const sale = await cash.sell({
      customer,
      items: [{ product, quantity: 1 }],
      tenders: [{ currency: 'USD', amount: 20 }],
    });
    expect(sale.voucher).toBeUndefined();
    expect(await list(`customer=${customer}`)).toEqual([]);
  });
});

describe('the voucher of a payment to a supplier', () => {
  it('has a series of its own, of the month on the paper', async () => {
    const supplier = await aSupplier('مؤسسة السعيد');
    await buy(supplier);
    const paid = await cash.made(
      `/suppliers/${supplier}/payments`,
      { amount: 30, paidAt: '2026-02-03', paymentMethod: 'bank_transfer' },
      cash.manager,
    );
    expect(paid.voucher.number).toMatch(/^PV-202602-\d{4}$/);
    expect(await voucher(paid.voucher._id)).toMatchObject({
      kind: 'payment',
      date: '2026-02-03',
      party: { _id: supplier, name: 'مؤسسة السعيد' },
      amount: 30,
      money: { currency: 'YER', amount: 15_000 },
      paymentMethod: 'bank_transfer',
      balanceAfter: -70,
      tenders: [{ method: 'bank_transfer', value: 30 }],
    });
  });

  it('is written for what is paid with a purchase, and shown on it', async () => {
    const purchase = await buy(await aSupplier('مؤسسة النور'), { paidAmount: 40 });
    expect(await voucher(purchase.voucher._id)).toMatchObject({
      amount: 40,
      document: { _id: purchase._id, number: purchase.purchaseNumber },
    });
    expect(purchase.payments).toMatchObject([{ voucher: purchase.voucher }]);
  });

  it('is cancelled as far as the payment is taken back', async () => {
    const purchase = await buy(await aSupplier('مؤسسة الشرق'), { paidAmount: 60 });
    const state = async () => {
      const { status, reversed } = await voucher(purchase.voucher._id);
      return { status, reversed };
    };
    await cash.done('PUT', `/purchases/${purchase._id}`, { paidAmount: 45 });
    expect(await state()).toEqual({ status: 'partly_cancelled', reversed: 15 });
    await cash.done('PATCH', `/purchases/${purchase._id}/payment-status`, { paymentStatus: 'pending' });
    expect(await state()).toEqual({ status: 'cancelled', reversed: 60 });
  });
});

describe('the list of vouchers', () => {
  it('finds by number, party, kind and day', async () => {
    const customer = await cash.customer({ name: 'كراج الوادي الأخضر', balance: -9000 });
    const supplier = await aSupplier('توكيلات الوادي الأخضر');
    await buy(supplier);
    const { voucher: receipt } = await takePayment(customer, { amount: 5 });
    const { voucher: payment } = await cash.made(
      `/suppliers/${supplier}/payments`,
      { amount: 7, paidAt: '2025-05-06' },
      cash.manager,
    );
    const numbers = async (query: string) =>
      (await list(query)).map(({ number }: { number: string }) => number);
    const green = encodeURIComponent('الوادى الاخضر');
    expect(await numbers(`q=${green}`)).toEqual([receipt.number, payment.number]);
    expect(await numbers(`q=${green}&kind=payment`)).toEqual([payment.number]);
    expect(await numbers(`q=${payment.number}`)).toEqual([payment.number]);
    expect(await numbers(`q=${receipt.number.toLowerCase().replaceAll('-', '')}`)).toEqual([receipt.number]);
    expect(await numbers(`customer=${customer}`)).toEqual([receipt.number]);
    expect(await numbers(`supplier=${supplier}`)).toEqual([payment.number]);
    expect(await numbers('startDate=2025-05-06&endDate=2025-05-06')).toEqual([payment.number]);
  });

  it('has the kinds whose accounts the user may read, and so have the palette and scans', async () => {
    const { voucher: receipt } = await takePayment(await cash.customer({ balance: -900 }), { amount: 2 });
    const supplier = await aSupplier('مؤسسة الجنوب');
    const { voucher: payment } = await cash.made(
      `/suppliers/${supplier}/payments`,
      { amount: 2 },
      cash.manager,
    );
    // a storekeeper reads suppliers alone
    const keeper = await cash.shop.person('warehouse_staff');
    const kinds = new Set((await list('limit=100', keeper)).map(({ kind }: { kind: string }) => kind));
    expect([...kinds]).toEqual(['payment']);
    expect(await cash.refused(keeper, 'GET', `/vouchers/${receipt._id}`)).toEqual([
      404,
      voucherTexts.notFound,
    ]);
    const scan = (number: string, by: Person) => cash.get(`/scans?code=${number}`, by);
    expect(await scan(receipt.number, cash.clerk)).toEqual({ kind: 'voucher', ...receipt });
    expect(await scan(payment.number, keeper)).toEqual({ kind: 'voucher', ...payment });
    expect(await scan(receipt.number, keeper)).toBeNull();
    const found = async (q: string, by: Person) => (await cash.get(`/palette?q=${q}`, by)).documents;
    expect(await found(receipt.number, cash.clerk)).toMatchObject([
      { kind: 'receipt', _id: receipt._id, number: receipt.number, status: 'valid', exact: true },
    ]);
    expect(await found(receipt.number, keeper)).toEqual([]);
  });
});

it('payments written in bulk are numbered once, in the order of their days', async () => {
  const customer = await cash.customer();
  const supplier = await aSupplier('مؤسسة القديم');
  const undo = new Error('the books are to stay as they are');
  const working = transaction(cash.db, async (tx) => {
    await sql`
      insert into customer_transactions (customer_id, type, operation, change, open, balance_after, at) values
        (${customer}, 'payment', 'add', 300, 0, 0, '2025-03-09 10:00+03'),
        (${customer}, 'payment', 'add', 100, 0, 0, '2025-03-01 10:00+03'),
        (${customer}, 'payment', 'add', 200, 0, 0, '2025-03-01 10:00+03')`.execute(tx);
    await sql`insert into supplier_transactions (supplier_id, dated, type, change, open, balance_after)
      values (${supplier}, '2025-03-02', 'payment', 500, 0, 0)`.execute(tx);
    for (let time = 0; time < 2; time++) await sql`select turoos_number_payments()`.execute(tx);
    const written = await tx
      .selectFrom('vouchers')
      .select(['number', 'amount', 'dated'])
      .where((e) => e.or([e('customerId', '=', customer), e('supplierId', '=', supplier)]))
      .orderBy('dated')
      .execute();
    expect(written).toEqual([
      { number: 'RV-202503-0001', amount: 300, dated: '2025-03-01' },
      { number: 'PV-202503-0001', amount: 500, dated: '2025-03-02' },
      { number: 'RV-202503-0002', amount: 300, dated: '2025-03-09' },
    ]);
    expect(await nextNumber(tx, 'RECEIPT', { at: new Date('2025-03-20') })).toBe('RV-202503-0003');
    throw undo;
  });
  await expect(working).rejects.toThrow(undo);
});
