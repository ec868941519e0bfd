import { formatDateTime, piece, quantityText, reservationTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';
import { expireReservations } from './expire-reservations';

const sales = useSales();
afterEach(() => sales.expectBooksHold());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

interface Kept {
  quantity?: number;
  warehouse?: string;
  [field: string]: unknown;
}
const asking = (product: string, { quantity = 1, warehouse, ...body }: Kept) => ({
  items: [{ product, quantity, warehouse }],
  name: 'أبو أحمد',
  until: hours(48).toISOString(),
  ...body,
});
async function keep(product: string, body: Kept = {}, by: Person = sales.clerk) {
  const reply = await by.call('POST', '/reservations', asking(product, body));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data[0];
}
const read = async (id: string) =>
  sales.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const piecesOf = (pieces: number) => sales.part({ unit: piece.code, stock: { [sales.warehouse]: pieces } });
const sale = (product: string, quantity: number, more: object = {}) => ({
  paymentStatus: 'paid',
  items: [{ product, quantity }],
  ...more,
});
const tryToSell = (body: object, by: Person = sales.clerk) => by.call('POST', '/sales', body);
const end = (id: string) =>
  sql`update reservations set until = now() - interval '1 minute' where id = ${id}`.execute(sales.db);

describe('a reservation', () => {
  it('keeps goods for a customer and shows with the part', async () => {
    const product = await piecesOf(3);
    const customer = await sales.customer({ name: 'ورشة النور' });
    const made = await keep(product, { quantity: 2, customer, name: undefined });
    expect(made).toMatchObject({
      status: 'active',
      quantity: 2,
      taken: 0,
      holder: { customer, name: 'ورشة النور' },
      part: { _id: product, stock: 3 },
      sale: null,
    });
    const part = (await sales.call('GET', `/products/${product}`)).json().data;
    expect([part.quantity, part.reserved]).toEqual([3, 2]);
    const found = (await sales.call('GET', `/reservations?product=${product}`)).json();
    expect(found.data.map(({ _id }: { _id: string }) => _id)).toEqual([made._id]);
    const byName = (await sales.call('GET', '/reservations?q=النور&status=active')).json();
    expect(byName.pagination.total).toBe(1);
  });

  it('needs so many that nobody keeps, somebody it is for, and a moment to come', async () => {
    const product = await piecesOf(2);
    await keep(product);
    const refused = async (body: Kept, of = product) => {
      const reply = await sales.clerk.call('POST', '/reservations', asking(of, body));
      return [reply.statusCode, reply.json().message];
    };
    expect((await refused({ quantity: 2 }))[0]).toBe(409);
    expect(await refused({ name: '' })).toEqual([400, reservationTexts.whoRequired]);
    expect(await refused({ until: hours(-1).toISOString() })).toEqual([400, reservationTexts.until]);
    expect(await refused({ until: hours(24 * 400).toISOString() })).toEqual([
      400,
      reservationTexts.untilTooLate,
    ]);
    expect((await refused({ quantity: 0.5 }))[0]).toBe(422);
    expect((await refused({}, crypto.randomUUID()))[0]).toBe(404);
    expect(await refused({ items: [] })).toEqual([400, reservationTexts.nothing]);
    expect((await refused({ customer: crypto.randomUUID() }))[0]).toBe(404);
    const elsewhere = await aWarehouse(sales.db);
    expect((await refused({ warehouse: elsewhere }))[0]).toBe(409);
  });

  it('of the last piece is made once, however many want it', async () => {
    const product = await piecesOf(1);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        sales.clerk.call('POST', '/reservations', asking(product, { name: `عميل ${index}` })),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('put aside in a warehouse leaves less to put aside there, whatever lies elsewhere', async () => {
    const side = await aWarehouse(sales.db);
    const product = await sales.part({
      name: 'فحمات',
      unit: piece.code,
      stock: { [sales.warehouse]: 5, [side]: 1 },
    });
    await keep(product, { warehouse: side });
    const again = await sales.clerk.call('POST', '/reservations', asking(product, { warehouse: side }));
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      reservationTexts.tooFew('فحمات', quantityText(0, piece)),
    ]);
    await keep(product, { quantity: 5, warehouse: sales.warehouse });
  });

  it('of several parts keeps all of them or none', async () => {
    const [one, two] = [await piecesOf(1), await piecesOf(1)];
    const both = (quantity: number) => ({
      ...asking(one, {}),
      items: [
        { product: one, quantity: 1 },
        { product: two, quantity },
      ],
    });
    expect((await sales.clerk.call('POST', '/reservations', both(2))).statusCode).toBe(409);
    expect((await sales.call('GET', `/products/${one}`)).json().data.reserved).toBe(0);
    expect((await sales.clerk.call('POST', '/reservations', both(1))).json().data).toHaveLength(2);
  });

  it('can be released or given another moment while it lasts', async () => {
    const product = await piecesOf(1);
    const { _id } = await keep(product);
    const until = hours(100).toISOString();
    expect(await sales.done('PATCH', `/reservations/${_id}`, { until })).toMatchObject({ until });
    expect(await sales.done('POST', `/reservations/${_id}/release`)).toMatchObject({ status: 'released' });
    await sales.sell(sale(product, 1), sales.clerk);
    expect(await sales.refusal('POST', `/reservations/${_id}/release`)).toEqual([
      409,
      reservationTexts.ended,
    ]);
    expect(await sales.refusal('PATCH', `/reservations/${_id}`, { until })).toEqual([
      409,
      reservationTexts.ended,
    ]);
    expect((await sales.refusal('POST', `/reservations/${crypto.randomUUID()}/release`))[0]).toBe(404);
  });

  it('of another is ended only by those who may sell its goods', async () => {
    const product = await piecesOf(1);
    const { _id, isOwn } = await keep(product, {}, sales.manager);
    expect(isOwn).toBe(true);
    const [seen] = (await sales.clerk.call('GET', `/reservations?product=${product}`)).json().data;
    expect(seen.isOwn).toBe(false);
    const asked = async (method: 'POST' | 'PATCH', way: string, body?: object) =>
      (await sales.clerk.call(method, `/reservations/${_id}${way}`, body)).statusCode;
    expect(await asked('POST', '/release')).toBe(403);
    expect(await asked('PATCH', '', { until: hours(1).toISOString() })).toBe(403);
    expect(await asked('PATCH', '', { until: hours(90).toISOString() })).toBe(200);
    expect((await sales.manager.call('POST', `/reservations/${_id}/release`)).statusCode).toBe(200);
  });

  it('keeps its part on the list', async () => {
    const product = await piecesOf(2);
    const { _id } = await keep(product, { quantity: 2 });
    const kept = [409, expect.stringContaining('محجوز منها لعملاء')];
    const owner = await sales.shop.person('super_admin');
    const removal = await owner.call('DELETE', `/products/${product}`);
    expect([removal.statusCode, removal.json().message]).toEqual(kept);
    expect(await sales.refusal('PUT', `/products/${product}`, { isActive: false })).toEqual(kept);
    await sales.done('PUT', `/products/${product}`, { name: 'اسم آخر' });
    await sales.done('POST', `/reservations/${_id}/release`);
    await sales.done('PUT', `/products/${product}`, { isActive: false });
  });

  it('names its holder only to those who may see customers', async () => {
    const product = await piecesOf(1);
    await keep(product, { name: 'لا يراه غيره', phone: '777111222' });
    await sales.db
      .insertInto('roles')
      .values({ name: 'till_only', label: 'بائع فقط', rank: 9, rights: { sales: 'create' } })
      .execute();
    const seller = await sales.shop.person('till_only');
    const rows = (await seller.call('GET', `/reservations?product=${product}`)).json().data;
    expect(rows).toMatchObject([{ holder: null }]);
    expect((await seller.call('GET', '/reservations?q=لا يراه')).json().data).toEqual([]);
    const refused = (await tryToSell(sale(product, 1), seller)).json();
    expect(refused.message).not.toContain('لا يراه');
    expect(refused.details.reservations).toMatchObject([{ name: null }]);
  });
});

describe('selling what is kept for another', () => {
  it('is refused, naming for whom and until when', async () => {
    const product = await piecesOf(3);
    const made = await keep(product, { quantity: 2, name: 'أبو يوسف' });
    await sales.sell(sale(product, 1), sales.clerk);
    const refused = await tryToSell(sale(product, 1));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'RESERVED',
      details: {
        product,
        reservations: [{ _id: made._id, name: 'أبو يوسف', quantity: 2, isByName: true }],
      },
    });
    expect(refused.json().message).toContain(`لـ أبو يوسف حتى ${formatDateTime(made.until)}`);
    expect(await sales.stockOf(product)).toBe(2);
  });

  it('needs the right to, and each reservation named; its maker is told', async () => {
    const product = await piecesOf(2);
    const [first, second] = [await keep(product), await keep(product, { name: 'آخر' })];
    const both = [first._id, second._id];
    expect((await tryToSell(sale(product, 2, { breaks: both }))).statusCode).toBe(403);
    const other = await tryToSell(sale(product, 2, { breaks: [first._id] }), sales.manager);
    expect(other.json().code).toBe('RESERVED');
    const sold = await sales.sell(sale(product, 2, { breaks: both }));
    for (const id of both)
      expect(await read(id)).toMatchObject({ status: 'broken', saleId: sold._id, endedAt: expect.any(Date) });
    const [trace] = await sales.db
      .selectFrom('auditLog')
      .select('after')
      .where('entityId', '=', sold._id)
      .execute();
    expect(trace?.after).toMatchObject({ broken: both });
  });

  it('to the customer uses it up, in parts too, and links the sale', async () => {
    const product = await piecesOf(3);
    const customer = await sales.customer();
    const { _id } = await keep(product, { quantity: 3, customer, name: undefined });
    const first = await sales.sell(sale(product, 1, { customer }), sales.clerk);
    expect(await read(_id)).toMatchObject({ status: 'active', taken: 1, saleId: first._id });
    expect((await tryToSell(sale(product, 1))).json().code).toBe('RESERVED');
    const last = await sales.sell(sale(product, 2, { customer }), sales.clerk);
    expect(await read(_id)).toMatchObject({ status: 'taken', taken: 3, saleId: last._id });
  });

  it('to somebody kept for by name needs the seller’s word', async () => {
    const product = await piecesOf(1);
    const { _id } = await keep(product);
    expect((await tryToSell(sale(product, 1))).json().code).toBe('RESERVED');
    await sales.sell(sale(product, 1, { reservations: [_id] }), sales.clerk);
    expect(await read(_id)).toMatchObject({ status: 'taken' });
  });

  it('is decided by who comes first: two clerks sell the last reserved piece', async () => {
    const product = await piecesOf(1);
    const customer = await sales.customer();
    const { _id } = await keep(product, { customer, name: undefined });
    const replies = await Promise.all([
      tryToSell(sale(product, 1, { customer })),
      tryToSell(sale(product, 1, { customer }), sales.manager),
      tryToSell(sale(product, 1)),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies[2]?.statusCode).toBe(409);
    expect(await read(_id)).toMatchObject({ status: 'taken', taken: 1 });
    expect(await sales.stockOf(product)).toBe(0);
  });

  it('is free once its moment has passed, before any job has run', async () => {
    const product = await piecesOf(1);
    const { _id } = await keep(product);
    await end(_id);
    await sales.sell(sale(product, 1), sales.clerk);
    const [row] = (await sales.call('GET', `/reservations?product=${product}`)).json().data;
    expect(row).toMatchObject({ status: 'expired', sale: null, endedAt: row.until });
    expect((await sales.call('GET', `/products/${product}`)).json().data.reserved).toBe(0);
    expect(await expireReservations(sales.db)).toBe(true);
    expect(await read(_id)).toMatchObject({ status: 'expired' });
    expect(await expireReservations(sales.db)).toBe(false);
  });

  it('takes the goods from where they were put aside, and from others last', async () => {
    const side = await aWarehouse(sales.db);
    const product = await sales.part({ stock: { [sales.warehouse]: 1, [side]: 2 } });
    const customer = await sales.customer();
    await keep(product, { warehouse: side, quantity: 2, customer, name: undefined });
    await sales.sell(sale(product, 1), sales.clerk);
    const at = async () =>
      Object.fromEntries(
        (await sales.db.selectFrom('stock').selectAll().where('productId', '=', product).execute()).map(
          ({ warehouseId, quantity }) => [warehouseId, quantity],
        ),
      );
    expect(await at()).toEqual({ [sales.warehouse]: 0, [side]: 2 });
    await sales.sell(sale(product, 2, { customer }), sales.clerk);
    expect(await at()).toEqual({ [sales.warehouse]: 0, [side]: 0 });
  });

  it('is checked when a held invoice is completed', async () => {
    const product = await piecesOf(1);
    const held = await sales.sell(sale(product, 1, { status: 'pending' }), sales.clerk);
    const { _id } = await keep(product);
    const complete = { status: 'completed', paymentStatus: 'paid' };
    expect((await sales.call('PUT', `/sales/${held._id}`, complete)).json().code).toBe('RESERVED');
    await sales.done('PUT', `/sales/${held._id}`, { ...complete, breaks: [_id] });
    expect(await read(_id)).toMatchObject({ status: 'broken', saleId: held._id });
  });
});
