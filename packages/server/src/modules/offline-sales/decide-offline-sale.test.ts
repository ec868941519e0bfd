import { offlineSaleTexts } from '@turoos/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { jobContext } from '../../../test/job-context';
import { useOfflineSales } from '../../../test/offline-sales';
import { contact } from '../../../test/tills';
import { gatherNews } from '../notifications';

const offline = useOfflineSales();
const { shop, fact, book, part, customer, stockOf, saleOf, detailOf, refusal } = offline;

afterAll(() => offline.expectBooksHold());

const act = (id: string, action: string, body: object = {}) =>
  offline.done('POST', `/sales/offline/${id}/${action}`, body);
const statuses = ({ decisions }: { decisions: { kind: string; status: string }[] }) =>
  Object.fromEntries(decisions.map(({ kind, status }) => [kind, status]));

/** A sale of three pieces of which none was in stock, at an old price. */
async function aShortage() {
  const product = await part({ sellingPrice: 1800 });
  await offline.sell({ items: [{ product, quantity: 100 }] });
  const booked = await book(fact({ items: [{ product, quantity: 3 }] }));
  expect(booked.decisions).toEqual(['shortage', 'price']);
  return { product, booked };
}

describe('a manager', () => {
  it('accepts a sale as it is, all at once or one thing after the other', async () => {
    const undecided = async () =>
      (await offline.call('GET', '/dashboard/needs')).json().data.undecidedSales ?? 0;
    const before = await undecided();
    const { booked } = await aShortage();
    expect(await undecided()).toBe(before + 1);
    const once = await act(booked.id, 'accept', { kinds: ['price'], note: 'السعر القديم' });
    expect(statuses(once)).toEqual({ price: 'accepted', shortage: 'open' });
    expect(once.decisions[1]).toMatchObject({
      note: 'السعر القديم',
      decidedBy: { _id: offline.manager.id },
    });
    expect(statuses(await act(booked.id, 'accept'))).toEqual({ price: 'accepted', shortage: 'accepted' });
    expect(await undecided()).toBe(before);
    expect(await refusal('POST', `/sales/offline/${booked.id}/accept`, {})).toEqual([
      409,
      offlineSaleTexts.nothingOpen,
    ]);
    const { data } = (await offline.call('GET', '/sales/offline?state=decided')).json();
    expect(data.map(({ _id }: { _id: string }) => _id)).toContain(booked.id);
  });

  it('of one branch is answered with what they see of the sale', async () => {
    const { product, booked } = await aShortage();
    const far = await aWarehouse(shop.db);
    await offline.done('PATCH', `/products/${product}/stock`, {
      quantity: 73,
      operation: 'set',
      warehouse: far,
    });
    const { sale } = await detailOf(booked);
    const [moved] = await shop.db
      .selectFrom('stockMovements')
      .select('warehouseId')
      .where('sourceId', '=', sale._id)
      .execute();
    const bound = await shop.person('manager');
    await shop.db
      .insertInto('userWarehouses')
      .values({ userId: bound.id, warehouseId: moved?.warehouseId ?? '' })
      .execute();
    const path = `/sales/offline/${booked.id}`;
    const decided = (await bound.call('POST', `${path}/accept`, {})).json().data;
    expect(decided).toEqual((await bound.call('GET', path)).json().data);
    expect(JSON.stringify(decided)).not.toContain(far);
    expect(JSON.stringify(await detailOf(booked))).toContain(far);
  });

  it('is told of a sale that waits, once', async () => {
    const gather = () => gatherNews(jobContext(shop.db));
    await gather();
    const { booked } = await aShortage();
    await gather();
    await gather();
    const { data } = (await offline.call('GET', '/notifications')).json();
    const told = data.filter(({ kind }: { kind: string }) => kind === 'undecidedSales');
    expect(told).toMatchObject([{ count: 1, link: `/sales/offline/${booked.id}` }]);
    const { data: others } = (await offline.seller.call('GET', '/notifications')).json();
    expect(others.filter(({ kind }: { kind: string }) => kind === 'undecidedSales')).toEqual([]);
  });

  it('sees which sale took the pieces that were missing', async () => {
    const { product, booked } = await aShortage();
    const { soldBefore } = await detailOf(booked);
    expect(soldBefore).toMatchObject([
      { product, number: expect.stringMatching(/^INV/), offlineNumber: null },
    ]);
    expect(soldBefore[0].sale).not.toBe(booked.sale);
  });

  it('corrects the stock to what really lies there', async () => {
    const { product, booked } = await aShortage();
    const { decisions, shelves } = await detailOf(booked);
    const [{ adjustment }] = decisions[0].details.parts;
    const { warehouse, offlineSale } = await offline.get(
      `/stock-adjustments/${adjustment._id}`,
      offline.manager,
    );
    expect(offlineSale).toBe(booked.id);
    expect(shelves).toMatchObject([{ product, warehouse, quantity: 0 }]);
    const counts = [{ product, warehouse: warehouse._id, quantity: 4 }];
    const corrected = await act(booked.id, 'correct-stock', { counts });
    expect(statuses(corrected)).toEqual({ price: 'open', shortage: 'corrected' });
    expect(await stockOf(product)).toBe(4);
  });

  it('reverses a sale: the goods and the money go back', async () => {
    const { product, booked } = await aShortage();
    expect((await offline.call('POST', `/sales/offline/${booked.id}/reverse`, {})).statusCode).toBe(400);
    const reversed = await act(booked.id, 'reverse', { note: 'لم يتم البيع' });
    expect(statuses(reversed)).toEqual({ price: 'reversed', shortage: 'reversed' });
    expect(await saleOf(booked)).toMatchObject({ status: 'cancelled', offlineSale: booked.id });
    expect(reversed.booked).toMatchObject({ status: 'cancelled', saleNumber: booked.saleNumber });
    // none had been there, so none is there again
    expect(await stockOf(product)).toBe(0);
  });

  it('reverses a sale that was cancelled as an ordinary invoice meanwhile', async () => {
    const { product, booked } = await aShortage();
    await offline.done('PUT', `/sales/${booked.sale}/cancel`);
    expect(await stockOf(product)).toBe(3);
    await act(booked.id, 'reverse', { note: 'لم يتم البيع' });
    expect(await stockOf(product)).toBe(0);
  });

  it('leaves the pieces of a shortage that was accepted: they had been there', async () => {
    const { product, booked } = await aShortage();
    await act(booked.id, 'accept', { kinds: ['shortage'] });
    await act(booked.id, 'reverse', { note: 'أعادها العميل' });
    expect(await stockOf(product)).toBe(3);
  });

  it('names another part in place of one that is gone', async () => {
    // at another price than the part that is gone, which the manager sees and decides with it
    const [product, gone] = [await part({ sellingPrice: 1800 }), crypto.randomUUID()];
    const booked = await book(fact({ items: [{ product: gone, quantity: 2 }] }));
    expect(booked).toMatchObject({ sale: null, decisions: ['part'] });
    expect(await detailOf(booked)).toMatchObject({
      booked: null,
      parts: [],
      shelves: [],
      reportedSeller: { _id: offline.seller.id },
    });
    const path = `/sales/offline/${booked.id}`;
    expect(await refusal('POST', `${path}/accept`, {})).toEqual([409, offlineSaleTexts.bookFirst]);
    expect((await refusal('POST', `${path}/book`, {}))[0]).toBe(422);
    const done = await act(booked.id, 'book', { parts: [{ product: gone, replacement: product }] });
    expect(statuses(done)).toEqual({ part: 'corrected' });
    expect(done.sale.saleNumber).toMatch(/^INV/);
    expect(done.booked.items).toMatchObject([{ product, quantity: 2, price: 15 }]);
    expect(await stockOf(product)).toBe(98);
    expect(await refusal('POST', `${path}/book`, {})).toEqual([409, offlineSaleTexts.nothingOpen]);
  });

  it('leaves open that a copy of the till sent it, which booking it does not explain', async () => {
    const till = await offline.newTill();
    const copy = { ...till };
    await contact(offline.seller, till);
    await contact(offline.seller, till);
    const [product, gone] = [await part(), crypto.randomUUID()];
    const booked = await book(fact({ items: [{ product: gone, quantity: 1 }] }, copy), copy);
    expect(booked).toMatchObject({ sale: null, decisions: ['part', 'copied'] });
    const done = await act(booked.id, 'book', { parts: [{ product: gone, replacement: product }] });
    expect(statuses(done)).toMatchObject({ part: 'corrected', copied: 'open' });
  });

  it('names the customer who owes in place of one who is gone', async () => {
    const made = fact({ items: [{ product: await part() }], customer: crypto.randomUUID(), tenders: [] });
    await book(made);
    const who = await customer({ creditLimit: 100_000 });
    const done = await act(made.id, 'book', { customer: who });
    expect(statuses(done)).toEqual({ customer: 'corrected' });
    expect(done.customer._id).toBe(who);
    expect(await offline.balanceOf(who)).toBe(-1500);
  });

  it('vouches for a total or a rate that nobody believed', async () => {
    const lying = fact({ items: [{ product: await part() }], grandTotal: 10 });
    await book(lying);
    expect((await refusal('POST', `/sales/offline/${lying.id}/book`, {}))[0]).toBe(422);
    const done = await act(lying.id, 'book', { isVouchedFor: true, note: 'الأصناف صحيحة' });
    expect(statuses(done)).toEqual({ total: 'accepted' });
    expect(await saleOf({ ...done, sale: done.sale._id })).toMatchObject({ grandTotal: 15 });
  });

  it('gives up a sale that cannot be booked; it stays stored', async () => {
    const made = fact({ items: [{ product: crypto.randomUUID() }] });
    await book(made);
    const given = await act(made.id, 'reverse', { note: 'بيع تجريبي' });
    expect(given).toMatchObject({ sale: null, fact: { number: made.number } });
    expect(statuses(given)).toEqual({ part: 'reversed' });
  });

  it('decides once, however many decide at the same moment', async () => {
    const { booked } = await aShortage();
    const replies = await Promise.all([
      offline.call('POST', `/sales/offline/${booked.id}/accept`, {}),
      offline.call('POST', `/sales/offline/${booked.id}/reverse`, { note: 'لا' }),
      offline.call('POST', `/sales/offline/${booked.id}/accept`, {}),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });
});

it('is for nobody who may not approve sales', async () => {
  const { booked } = await aShortage();
  for (const path of ['/sales/offline', `/sales/offline/${booked.id}`])
    expect((await offline.seller.call('GET', path)).statusCode).toBe(403);
  const reply = await offline.seller.call('POST', `/sales/offline/${booked.id}/accept`, {});
  expect(reply.statusCode).toBe(403);
  const trail = await shop.db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', booked.sale)
    .orderBy('id')
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(['sale.create', 'sale.offline']);
});
