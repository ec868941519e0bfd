import { accountingTexts, adenDay, customerTexts, purchaseTexts, tenderTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { entriesOf } from '../../../test/journal-entries';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, pay } = usePurchases();
const today = adenDay();
let owner: Person;
const booked = (work: () => Promise<unknown>) => entriesOf(shop.db, work);

beforeAll(async () => {
  owner = await shop.shop.person('admin');
  await shop.db.insertInto('exchangeRates').values({ usdToYer: 500, recordedAt: new Date() }).execute();
});
afterAll(shop.expectBooksHold);

describe('a customer', () => {
  const change = (id: string, body: object) => shop.done('PATCH', `/customers/${id}/balance`, body);
  const owing = async (dollars: number) => shop.customer({ balance: -dollars * 100 });

  it('begins with an opening balance, when created with one or corrected for the first time', async () => {
    const create = () => shop.call('POST', '/customers', { name: 'مدين', balance: -50 });
    const lines = { customers: 5000, openingBalances: -5000 };
    expect(await booked(create)).toEqual([{ kind: 'customerOpening', day: today, lines }]);
    const id = await shop.customer();
    expect(await booked(() => change(id, { operation: 'set', amount: 7 }))).toEqual([
      { kind: 'customerOpening', day: today, lines: { customers: -700, openingBalances: 700 } },
    ]);
  });

  it('is corrected against the account of corrections', async () => {
    const id = await owing(50);
    expect(await booked(() => change(id, { operation: 'set', amount: -30 }))).toEqual([
      { kind: 'customerCorrection', day: today, lines: { customers: -2000, balanceCorrections: 2000 } },
    ]);
    expect(await booked(() => change(id, { operation: 'subtract', amount: 5 }))).toEqual([
      { kind: 'customerCorrection', day: today, lines: { customers: 500, balanceCorrections: -500 } },
    ]);
    expect(await booked(() => shop.done('PUT', `/customers/${id}`, { balance: -35 }))).toEqual([]);
  });

  it('pays in cash, in the currency of the till, or into the bank', async () => {
    const id = await owing(50);
    let reply;
    const cash = async () => void (reply = await change(id, { amount: 20 }));
    expect(await booked(cash)).toEqual([
      { kind: 'customerPayment', day: today, lines: { safe: 2000, customers: -2000 } },
    ]);
    expect(reply).toMatchObject({
      balance: -30,
      tenders: [{ currency: 'YER', amount: 10_000, method: 'cash', value: 20 }],
      change: null,
      rounding: 0,
    });
    const lines = { البنك: 1000, customers: -1000 };
    expect(await booked(() => change(id, { amount: 10, paymentMethod: 'bank_transfer' }))).toEqual([
      { kind: 'customerPayment', day: today, lines },
    ]);
  });

  it('pays in several currencies and gets change, which never comes to more than was handed over', async () => {
    const id = await owing(10);
    const tenders = [
      { currency: 'YER', amount: 3000 },
      { currency: 'USD', amount: 5 },
    ];
    const back = { currency: 'YER', amount: 500 };
    const paid = await change(id, { tenders, change: { currency: 'YER' } });
    expect(paid).toMatchObject({ balance: 0, change: back, rounding: 0 });
    const { rows } = await sql<{ currency: string; amount: number; kind: string }>`
      select kind, currency, amount from money_movements where source_id = ${id} order by seq`.execute(
      shop.db,
    );
    expect(rows).toEqual([
      { kind: 'tender', currency: 'YER', amount: 3000 },
      { kind: 'tender', currency: 'USD', amount: 500 },
      { kind: 'change', currency: 'YER', amount: -500 },
    ]);
  });

  it('keeps what is paid beyond the debt as credit, and rounding in its own account', async () => {
    const more = await owing(10);
    expect(await change(more, { tenders: [{ currency: 'USD', amount: 15 }] })).toMatchObject({ balance: 5 });
    const id = await owing(10);
    const settle = () => change(id, { tenders: [{ currency: 'YER', amount: 4980 }] });
    expect(await booked(settle)).toEqual([
      { kind: 'customerPayment', day: today, lines: { safe: 996, rounding: 4, customers: -1000 } },
    ]);
    expect(await shop.balanceOf(id)).toBe(0);
  });

  it('is refused money that contradicts the amount, or comes with a correction, and nothing is saved', async () => {
    const id = await owing(10);
    const refused = (body: object) => shop.refusal('PATCH', `/customers/${id}/balance`, body);
    const tenders = [{ currency: 'USD', amount: 9 }];
    expect(await refused({ amount: 10, tenders })).toEqual([422, tenderTexts.contradicts]);
    expect(await refused({ amount: 8, tenders })).toEqual([422, tenderTexts.contradicts]);
    expect(await refused({ operation: 'set', amount: 8, tenders })).toEqual([
      400,
      customerTexts.onlyPaymentTakesMoney,
    ]);
    expect(await refused({})).toEqual([400, customerTexts.wrongAmount]);
    expect(await shop.balanceOf(id)).toBe(-1000);
  });
});

describe('a supplier', () => {
  const send = async (path: string, body: object) => {
    const reply = await owner.call('POST', path, body);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };
  const adjust = (id: string, dollars: number, date?: string) =>
    send(`/suppliers/${id}/adjustments`, { change: dollars, note: 'تسوية', date });

  it('begins with an opening balance and is then corrected, each on its own day', async () => {
    const id = await supplier();
    expect(await booked(() => adjust(id, -90, '2026-02-03'))).toEqual([
      { kind: 'supplierOpening', day: '2026-02-03', lines: { suppliers: -9000, openingBalances: 9000 } },
    ]);
    expect(await booked(() => adjust(id, 15))).toEqual([
      { kind: 'supplierCorrection', day: today, lines: { suppliers: 1500, balanceCorrections: -1500 } },
    ]);
  });

  it('is paid from the safe, or through an exchanger in several currencies', async () => {
    const id = await supplier();
    await adjust(id, -90);
    const pays = (body: object) => send(`/suppliers/${id}/payments`, body);
    expect(await booked(() => pays({ amount: 20, paidAt: '2026-03-01' }))).toEqual([
      { kind: 'supplierPayment', day: '2026-03-01', lines: { suppliers: 2000, safe: -2000 } },
    ]);
    const tenders = [
      { currency: 'USD', amount: 50, method: 'exchanger', reference: '88121' },
      { currency: 'YER', amount: 10_010 },
    ];
    let paid;
    // worth 70.02 dollars, and 70.00 are owed: within half of what the smallest note is worth
    const sent = async () => void (paid = await pays({ tenders }));
    expect(await booked(sent)).toEqual([
      {
        kind: 'supplierPayment',
        day: today,
        lines: { suppliers: 7000, rounding: 2, الصراف: -5000, safe: -2002 },
      },
    ]);
    expect(paid).toMatchObject({ balance: 0, rounding: -0.02 });
    expect(paid).toMatchObject({
      tenders: [{ method: 'exchanger', reference: '88121' }, { amount: 10_010 }],
    });
    await pays({ tenders: [{ currency: 'USD', amount: 1 }] });
    expect(await shop.done('GET', `/suppliers/${id}`)).toMatchObject({ balance: 1 });
  });
});

describe('a purchase', () => {
  it('brings goods at their landed cost, and owes charges to the supplier or to others', async () => {
    const product = await shop.part({ stock: {} });
    const items = [line(product, 10, 10)];
    const onBill = { items, freight: 5, customs: 2, purchaseDate: '2026-01-20' };
    expect(await booked(() => buy(onBill))).toEqual([
      { kind: 'purchase', day: '2026-01-20', lines: { inventory: 10_700, suppliers: -10_700 } },
    ]);
    expect(await booked(() => buy({ ...onBill, chargesOnBill: false }))).toEqual([
      {
        kind: 'purchase',
        day: '2026-01-20',
        lines: { inventory: 10_700, suppliers: -10_000, freightClearing: -700 },
      },
    ]);
  });

  it('paid at once is one entry, and what averages lose by rounding is booked', async () => {
    const product = await shop.part({ stock: { [shop.warehouse]: 1 }, cost: 100 });
    const tenders = [{ currency: 'USD', amount: 3, method: 'bank_transfer' }];
    let bought;
    // three pieces for 3.01 dollars: the average of 100.25 cents makes 401, as was paid
    const work = async () =>
      void (bought = await buy({ items: [line(product, 3, 1), line(product, 1, 1.01)], tenders }));
    expect(await booked(work)).toEqual([
      {
        kind: 'purchase',
        day: '2026-01-10',
        lines: { inventory: 401, البنك: -300, suppliers: -101 },
      },
    ]);
    expect(bought).toMatchObject({
      paidAmount: 3,
      remainingAmount: 1.01,
      tenders: [{ amount: 3, value: 3 }],
    });
    const odd = await shop.part({ stock: { [shop.warehouse]: 1 }, cost: 100 });
    const [entry] = await booked(() => buy({ items: [line(odd, 200_000, 1.01)] }));
    // the average is 100.99999500 cents, of which four decimals are kept: 101
    expect(entry?.lines).toEqual({ inventory: 20_200_001, suppliers: -20_200_000, rounding: -1 });
  });

  it('that was ordered is booked when its goods arrive', async () => {
    const product = await shop.part({ stock: {} });
    let order = { _id: '' };
    const enter = async () => void (order = await buy({ items: [line(product, 2, 10)], status: 'pending' }));
    expect(await booked(enter)).toEqual([]);
    const receive = () =>
      shop.done('PUT', `/purchases/${order._id}`, {
        status: 'completed',
        paidAmount: 5,
        paymentMethod: 'check',
      });
    expect(await booked(receive)).toEqual([
      { kind: 'purchase', day: today, lines: { inventory: 2000, البنك: -500, suppliers: -1500 } },
    ]);
  });

  it('without lines is a cost, whose correction, return, cancellation and deletion are entries of their own', async () => {
    let bought = { _id: '' };
    const enter = async (body: object) => void (bought = await buy({ totalAmount: 120, ...body }));
    expect(await booked(() => enter({ freight: 3, chargesOnBill: false }))).toEqual([
      {
        kind: 'purchaseAmount',
        day: '2026-01-10',
        lines: { stockDifferences: 12_300, suppliers: -12_000, freightClearing: -300 },
      },
    ]);
    const correct = (totalAmount: number) => () =>
      shop.done('PUT', `/purchases/${bought._id}`, { totalAmount });
    expect(await booked(correct(130))).toEqual([
      { kind: 'purchaseAmount', day: today, lines: { stockDifferences: 1000, suppliers: -1000 } },
    ]);
    expect(await booked(correct(100))).toEqual([
      { kind: 'purchaseAmount', day: today, lines: { stockDifferences: -3000, suppliers: 3000 } },
    ]);
    expect(await booked(() => shop.done('POST', `/purchases/${bought._id}/cancel`, {}))).toEqual([
      {
        kind: 'purchaseCancel',
        day: today,
        lines: { suppliers: 10_000, stockDifferences: -10_300, freightClearing: 300 },
      },
    ]);
    await enter({});
    expect(await booked(() => shop.done('POST', `/purchases/${bought._id}/return`, {}))).toEqual([
      { kind: 'purchaseReturn', day: today, lines: { suppliers: 12_000, stockDifferences: -12_000 } },
    ]);
    await enter({});
    expect(await booked(() => shop.call('DELETE', `/purchases/${bought._id}`))).toEqual([
      { kind: 'purchaseCancel', day: today, lines: { suppliers: 12_000, stockDifferences: -12_000 } },
    ]);
  });

  it('is paid, and what was paid by mistake returns to the accounts it left', async () => {
    const from = await supplier();
    const { _id } = await buy({ supplier: from, totalAmount: 100 });
    expect(
      await booked(() => pay(_id, { amount: 30, paymentMethod: 'check', paidAt: '2026-01-12' })),
    ).toEqual([{ kind: 'supplierPayment', day: '2026-01-12', lines: { suppliers: 3000, البنك: -3000 } }]);
    const tenders = [{ currency: 'YER', amount: 35_000 }];
    expect(await booked(() => pay(_id, { tenders }))).toEqual([
      { kind: 'supplierPayment', day: today, lines: { suppliers: 7000, safe: -7000 } },
    ]);
    const lower = () => shop.done('PUT', `/purchases/${_id}`, { paidAmount: 80 });
    expect(await booked(lower)).toEqual([
      { kind: 'supplierPaymentReversal', day: today, lines: { suppliers: -2000, safe: 2000 } },
    ]);
    const undo = () => shop.done('PATCH', `/purchases/${_id}/payment-status`, { paymentStatus: 'pending' });
    expect(await booked(undo)).toEqual([
      { kind: 'supplierPaymentReversal', day: today, lines: { suppliers: -8000, safe: 5000, البنك: 3000 } },
    ]);
    const { rows } = await sql<{ currency: string; amount: number }>`
      select currency, sum(amount) as amount from money_movements where source_id = ${_id} group by 1`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ currency: 'YER', amount: 0 }]);
    const payAll = () => shop.done('PATCH', `/purchases/${_id}/payment-status`, { paymentStatus: 'paid' });
    expect(await booked(payAll)).toEqual([
      { kind: 'supplierPayment', day: today, lines: { suppliers: 10_000, safe: -10_000 } },
    ]);
  });

  it('that credit paid gives no money back when the payment is taken back', async () => {
    const from = await supplier();
    await owner.call('POST', `/suppliers/${from}/adjustments`, { change: 40, note: 'رصيد لنا' });
    const { _id } = await buy({ supplier: from, totalAmount: 40 });
    const undo = () => shop.done('PATCH', `/purchases/${_id}/payment-status`, { paymentStatus: 'pending' });
    expect(await booked(undo)).toEqual([
      { kind: 'supplierPaymentReversal', day: today, lines: { suppliers: -4000, balanceCorrections: 4000 } },
    ]);
  });

  it('is not paid beyond its total, nor with tenders that contradict the amount', async () => {
    const { _id } = await buy({ totalAmount: 100 });
    const refused = (body: object) => shop.refusal('POST', `/purchases/${_id}/payments`, body);
    const tenders = [{ currency: 'USD', amount: 101 }];
    expect(await refused({ tenders })).toEqual([400, purchaseTexts.paidTooMuch]);
    expect(await refused({ tenders, amount: 90 })).toEqual([422, tenderTexts.contradicts]);
    expect(await refused({})).toEqual([400, purchaseTexts.wrongAmount]);
  });

  it('returns goods without their freight, and all that is left with it', async () => {
    const product = await shop.part({ stock: {} });
    const { _id } = await buy({ items: [line(product, 10, 10)], freight: 10 });
    const back = (items?: object[]) => () => shop.done('POST', `/purchases/${_id}/return`, { items });
    expect(await booked(back([{ product, quantity: 4 }]))).toEqual([
      { kind: 'purchaseReturn', day: today, lines: { suppliers: 4000, freightCosts: 400, inventory: -4400 } },
    ]);
    expect(await booked(back())).toEqual([
      {
        kind: 'purchaseReturn',
        day: today,
        lines: { suppliers: 7000, freightCosts: -400, inventory: -6600 },
      },
    ]);
  });

  it('that is cancelled leaves nothing behind but the difference of its goods to the average', async () => {
    const product = await shop.part({ stock: { [shop.warehouse]: 10 }, cost: 500 });
    const items = [line(product, 10, 10)];
    const whole = await buy({ items, freight: 4, chargesOnBill: false });
    expect(await booked(() => shop.done('POST', `/purchases/${whole._id}/cancel`, {}))).toEqual([
      {
        kind: 'purchaseCancel',
        day: today,
        lines: { suppliers: 10_000, freightClearing: 400, inventory: -10_400 },
      },
    ]);
    const { _id } = await buy({ items });
    // half of the goods are sold at the average of 7.50
    await shop.sell({ items: [{ product, quantity: 10 }] });
    expect(await booked(() => shop.done('POST', `/purchases/${_id}/cancel`, {}))).toEqual([
      {
        kind: 'purchaseCancel',
        day: today,
        lines: { suppliers: 10_000, stockDifferences: -2500, inventory: -7500 },
      },
    ]);
  });

  it('dated into closed books is refused, and nothing of it is saved', async () => {
    await sql`update books set closing_date = '2026-01-31'`.execute(shop.db);
    const product = await shop.part({ stock: {} });
    const items = [line(product, 10, 10)];
    const body = { supplierName: 'مؤسسة الأمل', items };
    const entries = await booked(async () => {
      const refused = await shop.refusal('POST', '/purchases', { ...body, purchaseDate: '2026-01-31' });
      expect(refused).toEqual([422, accountingTexts.closed]);
    });
    expect(entries).toEqual([]);
    expect(await shop.stockOf(product)).toBe(0);
    const open = await booked(() => buy({ ...body, purchaseDate: '2026-02-01' }));
    expect(open.map(({ day }) => day)).toEqual(['2026-02-01']);
    await sql`update books set closing_date = null`.execute(shop.db);
  });

  it('dated into the future is booked today, because its goods are here', async () => {
    const [entry] = await booked(() => buy({ totalAmount: 5, purchaseDate: '2099-01-01' }));
    expect(entry?.day).toBe(today);
  });
});
