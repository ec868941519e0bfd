import { randomUUID } from 'node:crypto';
import { decisionLines } from '@turoos/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { shop, fact, book, detailOf, part, customer, stockOf } = offline;

afterAll(() => offline.expectBooksHold());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const ordinary = (product: string) => ({
  items: [{ product, quantity: 1 }],
  tenders: [{ currency: 'YER', amount: 7500 }],
});
/** Sells as a till does before it finds the server gone. */
const sellOnline = (product: string, key: string) =>
  offline.seller.call('POST', '/sales', ordinary(product), { 'idempotency-key': key });
const tried = (product: string, more: object = {}) => fact({ items: [{ product }], wasTried: true, ...more });

it('finds the invoice of a sale that was booked though its answer was lost', async () => {
  const product = await part();
  const made = tried(product);
  const reply = await sellOnline(product, made.id);
  const { _id, saleNumber } = reply.json().data;
  const answers = [await book(made), await book(made)];
  for (const answer of answers)
    expect(answer).toMatchObject({ id: made.id, number: made.number, sale: _id, saleNumber, decisions: [] });
  expect(await stockOf(product)).toBe(99);
  const { data } = (await offline.call('GET', `/sales?q=${made.number}`)).json();
  expect(data).toMatchObject([{ _id, offlineNumber: made.number, saleNumber }]);
});

it('finds it whoever was signed in when it was sent, also while that request still runs', async () => {
  const product = await part();
  const made = tried(product, { user: offline.colleague.id });
  const [reply, booked] = await Promise.all([sellOnline(product, made.id), book(made)]);
  if (reply.statusCode === 201) {
    expect(booked).toMatchObject({ sale: reply.json().data._id, decisions: ['changed'] });
    const [{ details }] = (await detailOf(made)).decisions;
    expect(details.problems).toEqual(['otherSeller']);
  } else expect(reply.json()).toMatchObject({ code: 'KEY_REUSED' });
  expect(await stockOf(product)).toBe(99);
  const late = tried(product, { user: offline.colleague.id });
  await book(late);
  expect((await sellOnline(product, late.id)).json()).toMatchObject({ code: 'KEY_REUSED' });
  expect(await stockOf(product)).toBe(98);
});

it.each([
  ['on credit', { paymentStatus: 'deferred' }],
  ['in another currency', { tenders: [{ currency: 'USD', amount: 15 }] }],
  ['by transfer', { tenders: [{ currency: 'YER', amount: 7500, method: 'bank_transfer' }] }],
])('tells a manager that the first attempt was paid otherwise: %s', async (_, payment) => {
  const product = await part();
  const buyer = await customer({ creditLimit: 100_000 });
  const made = tried(product, { customer: buyer });
  const body = { items: [{ product, quantity: 1 }], customer: buyer, ...payment };
  const reply = await offline.seller.call('POST', '/sales', body, { 'idempotency-key': made.id });
  expect(reply.statusCode, reply.body).toBe(201);
  expect((await book(made)).decisions).toEqual(['changed']);
  expect((await detailOf(made)).decisions[0].details.problems).toEqual(['otherMoney']);
});

it('takes money that the first attempt only implied for the same', async () => {
  const product = await part();
  const made = tried(product);
  const body = { items: [{ product, quantity: 1 }], paymentStatus: 'paid' };
  await offline.seller.call('POST', '/sales', body, { 'idempotency-key': made.id });
  expect((await book(made)).decisions).toEqual([]);
});

it.each([
  ['cancelled', 'PUT', 'cancel', {}],
  ['returned', 'POST', 'refund', { refundAmount: 15, reason: 'x' }],
] as const)('asks a manager when the first attempt was %s meanwhile', async (_, method, action, more) => {
  const product = await part();
  const made = tried(product);
  const { _id, saleNumber } = (await sellOnline(product, made.id)).json().data;
  const undo = await offline.manager.call(method, `/sales/${_id}/${action}`, more);
  expect(undo.statusCode, undo.body).toBeLessThan(300);
  expect(await book(made)).toMatchObject({ sale: null, decisions: ['doubt'] });
  const [decision] = (await detailOf(made)).decisions;
  expect(decision.details).toMatchObject({ problems: ['twinUndone'], sales: [{ _id, number: saleNumber }] });
  expect(decisionLines(decision, String).join()).toContain(saleNumber);
  const reply = await offline.manager.call('POST', `/sales/offline/${made.id}/book`, {});
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await stockOf(product)).toBe(99);
});

it('tells a manager when the receipt says something else than the invoice', async () => {
  const product = await part();
  const made = fact({
    items: [{ product, quantity: 2 }],
    wasTried: true,
    customer: await customer(),
  });
  const reply = await sellOnline(product, made.id);
  const booked = await book(made);
  expect(booked).toMatchObject({ sale: reply.json().data._id, decisions: ['changed'] });
  expect(await stockOf(product)).toBe(99);
  const { decisions } = await detailOf(made);
  expect(decisions[0].details.problems).toEqual(['otherLines', 'otherCustomer', 'otherTotal', 'otherMoney']);
  const details = { ...decisions[0].details, amount: 3000, limit: 1500 };
  expect(decisionLines({ ...decisions[0], details }, String)).toContain('على الإيصال 3000 وفي الفاتورة 1500');
  const path = `/sales/offline/${made.id}/reverse`;
  expect((await offline.manager.call('POST', path, { note: 'خطأ' })).statusCode).toBe(200);
  expect(await stockOf(product)).toBe(100);
});

it.each([true, false])(
  'books a sale that never arrived, and refuses it afterwards (tried: %s)',
  async (wasTried) => {
    const product = await part();
    const made = tried(product, { wasTried });
    const booked = await book(made);
    expect(booked).toMatchObject({ decisions: [] });
    expect(booked.sale).not.toBeNull();
    const late = await sellOnline(product, made.id);
    expect(late.json()).toMatchObject({ code: 'KEY_REUSED' });
    expect(await stockOf(product)).toBe(99);
  },
);

it('refuses the late request also while the sale is kept for a manager', async () => {
  const product = await part();
  const made = fact({ items: [{ product: randomUUID() }], wasTried: true });
  expect(await book(made)).toMatchObject({ sale: null, decisions: ['part'] });
  expect((await sellOnline(product, made.id)).json()).toMatchObject({ code: 'KEY_REUSED' });
});

it('books nothing when nobody can tell any more, and shows the invoices that it may be', async () => {
  const product = await part();
  const old = daysAgo(8);
  const alike = await sellOnline(product, randomUUID());
  const { _id, saleNumber } = alike.json().data;
  await sql`update sales set created_at = ${old} where id = ${_id}`.execute(shop.db);
  const made = tried(product, { madeAt: old });
  expect(await book(made)).toMatchObject({ sale: null, decisions: ['doubt'] });
  expect(await stockOf(product)).toBe(99);
  const { decisions } = await detailOf(made);
  expect(decisions[0].details.sales).toEqual([{ _id, number: saleNumber, at: old }]);
  expect(decisionLines(decisions[0], String).join()).toContain(saleNumber);
  await sql`update sales set created_at = now() where id = ${_id}`.execute(shop.db);

  const reply = await offline.manager.call('POST', `/sales/offline/${made.id}/book`, {});
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({
    sale: { status: 'completed' },
    decisions: [{ status: 'corrected' }],
  });
  expect(await stockOf(product)).toBe(98);
});

it('doubts a sale whose time is impossible, and one from before a restored backup; a manager may drop it', async () => {
  const product = await part();
  const early = tried(product, { madeAt: daysAgo(60) });
  expect((await book(early)).decisions).toEqual(['clock', 'doubt']);
  const note = { note: 'سُجلت من قبل' };
  expect((await offline.manager.call('POST', `/sales/offline/${early.id}/reverse`, note)).statusCode).toBe(
    200,
  );

  const restored = (takenAt: string) =>
    sql`insert into backup_restores (id, file_name, taken_at, restored_by)
      values (gen_random_uuid(), 'x', ${takenAt}, 'x')`.execute(shop.db);
  const before = tried(product, { madeAt: daysAgo(1) });
  // a backup that is older than the sale does not contain it
  await restored(daysAgo(2));
  expect((await book(before)).decisions).toEqual([]);
  await restored(daysAgo(0.5));
  expect((await book(tried(product, { madeAt: daysAgo(1) }))).decisions).toEqual(['doubt']);
  expect((await book(tried(product))).decisions).toEqual([]);
  expect(await stockOf(product)).toBe(98);
});
