import { adenDay, addDays, orderingTexts, quantityToOrder, type Proposal } from '@turoos/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aPart, type PartInput } from '../../../test/factories';
import { daily, writePast, writePastOrder, type Happened } from '../../../test/part-past';
import { usePurchases } from '../../../test/purchases';
import { computeOrdering } from '.';
import { areFiguresDue } from './ordering-setup';

const { shop, supplier, line, buy } = usePurchases();
let buyer: Person;
let reader: Person;

interface Story extends PartInput {
  left: number;
  sold: Happened;
  arrived?: Happened;
  openedDaysAgo?: number;
}

const ids: Record<string, string> = {};

async function story(
  name: string,
  { left, sold, arrived, openedDaysAgo = 460, ...part }: Story,
): Promise<string> {
  const id = await aPart(shop.db, { name, unit: 'piece', mainWarehouseId: shop.warehouse, ...part });
  await writePast(shop.db, {
    part: id,
    warehouse: shop.warehouse,
    stock: left,
    sold,
    openedDaysAgo,
    ...(arrived && { arrived }),
  });
  ids[name] = id;
  return id;
}

const all = async (query = ''): Promise<Proposal[]> =>
  (await reader.call('GET', `/ordering?limit=1000${query}`)).json().data;
const proposal = async (name: string): Promise<Proposal> =>
  (await reader.call('GET', `/ordering/parts/${ids[name]}`)).json().data;

let near: string;
let far: string;

beforeAll(async () => {
  buyer = await shop.shop.person('warehouse_manager');
  reader = await shop.shop.person('manager');
  [near, far] = [await supplier('مورد قريب'), await supplier('مورد بعيد')];
  await story('مطرد', { left: 5, sold: daily(455, 0) });
  await story('موسمي', { left: 3, sold: daily(365, 306, 2) });
  await story('محتضر', { left: 40, sold: daily(455, 120) });
  await story('جديد', { left: 2, sold: daily(9, 0), openedDaysAgo: 10 });
  await story('غائب شهراً', { left: 0, sold: daily(455, 30) });
  await story('مطلوب من قبل', { left: 5, sold: daily(455, 0) });
  await story('بيع مرة', { left: 0, sold: [[50, 1]] });
  await story('مستعمل', { left: 0, sold: daily(60, 30) });
  await story('بحد أدنى', { left: 2, sold: [], minLevel: 8 });
  await story('بحد افتراضي', { left: 2, sold: [] });
  await story('زيت', { left: 1, sold: daily(455, 0), unit: 'litre' });
  const used = shop.db.updateTable('products').set({ type: 'used' });
  await used.where('id', '=', ids['مستعمل'] ?? '').execute();
  const order = { part: ids['مطرد'] ?? '', warehouse: shop.warehouse };
  for (const [supplierId, days, unitCost] of [
    [far, 40, 900],
    [near, 8, 1100],
  ] as const)
    for (const orderedDaysAgo of [300, 200, 100])
      await writePastOrder(shop.db, {
        ...order,
        supplier: supplierId,
        orderedDaysAgo: orderedDaysAgo - (supplierId === near ? 5 : 0),
        arrivedDaysAgo: orderedDaysAgo - (supplierId === near ? 5 : 0) - days,
        unitCost,
      });
  await buy({ supplier: far, status: 'pending', items: [line(ids['مطلوب من قبل'] ?? '', 60)] });
  expect(await areFiguresDue(shop.db)).toBe(true);
  expect(await computeOrdering(shop.db)).toBe(true);
});

describe('the proposals', () => {
  it('of a steady seller last through the lead time, the safety and the order', async () => {
    const steady = await proposal('مطرد');
    expect(steady.perDay).toBeCloseTo(1, 1);
    // the nearer supplier was the last, and needs eight days
    expect(steady).toMatchObject({
      days: { lead: 8, safety: 7, cover: 30 },
      receipts: 3,
      supplier: { _id: near },
      lastCost: 11,
      cheapest: { _id: far, cost: 9 },
      stock: 5,
      urgency: 'late',
      movementClass: 'fast',
      runsOutOn: addDays(adenDay(), 5),
    });
    expect(steady.quantity).toBe(steady.target - 5);
    expect(steady.target).toBeGreaterThanOrEqual(44);
    expect(steady.target).toBeLessThanOrEqual(47);
  });

  it('order before a season, and not what nobody wants any more', async () => {
    expect((await proposal('موسمي')).quantity).toBeGreaterThan(40);
    expect(await proposal('محتضر')).toMatchObject({ quantity: 0, movementClass: 'fast' });
  });

  it('believe a new part a little, and do not forget one that was out of stock', async () => {
    const fresh = await proposal('جديد');
    expect(fresh.quantity).toBeGreaterThan(10);
    expect(fresh.quantity).toBeLessThan(20);
    const absent = await proposal('غائب شهراً');
    expect(absent.history.recent).toEqual({ sold: 0, stocked: 0 });
    expect(absent).toMatchObject({ urgency: 'out', stock: 0 });
    expect(absent.perDay).toBeCloseTo(1, 1);
    expect(absent.quantity).toBeGreaterThan(45);
  });

  it('leave out what is on order, one of a kind, sold once, or has only the minimum of every part', async () => {
    const names = (await all()).map(({ name }) => name);
    expect(await proposal('مطلوب من قبل')).toMatchObject({ onOrder: 60, quantity: 0 });
    for (const name of ['مطلوب من قبل', 'مستعمل', 'بيع مرة', 'بحد افتراضي', 'محتضر'])
      expect(names).not.toContain(name);
    expect(names).toEqual(expect.arrayContaining(['مطرد', 'موسمي', 'جديد', 'غائب شهراً', 'بحد أدنى']));
    expect(await proposal('بحد أدنى')).toMatchObject({ quantity: 6 });
  });

  it('are the same in SQL and in the contract', async () => {
    for (const { stock, onOrder, quantity, reorderAt, target } of await all())
      expect(quantity).toBe(quantityToOrder({ reorderAt, target }, stock + onOrder));
  });

  it('are filtered, sorted and summed', async () => {
    const answer = (await reader.call('GET', '/ordering?limit=2&sort=-cost')).json();
    expect(answer.data).toHaveLength(2);
    expect(answer.summary.count).toBe((await all()).length);
    expect(answer.data[0].cost).toBeGreaterThanOrEqual(answer.data[1].cost);
    expect((await all(`&supplier=${near}`)).map(({ name }) => name)).toEqual(['مطرد']);
    expect((await all('&supplier=none')).map(({ name }) => name)).not.toContain('مطرد');
    expect((await all('&urgency=out')).map(({ name }) => name)).toEqual(['غائب شهراً']);
    expect(await all('&movementClass=none')).toMatchObject([{ name: 'بحد أدنى' }]);
    const { data: groups } = (await reader.call('GET', '/ordering/suppliers')).json();
    expect(groups[0]).toMatchObject({ supplier: { _id: near, name: 'مورد قريب' }, count: 1, leadDays: 8 });
    expect(groups.at(-1).supplier).toBeNull();
  });

  it('are a workbook too', async () => {
    const file = await reader.call('GET', '/ordering?format=xlsx');
    expect(file.headers['content-type']).toContain('spreadsheetml');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('an order', () => {
  it('is written for each supplier at the last prices, and takes its parts off the list', async () => {
    const clerk = await shop.shop.person('sales_staff');
    const part = await shop.db
      .selectFrom('products')
      .select('partNumber')
      .where('id', '=', ids['جديد'] ?? '')
      .executeTakeFirstOrThrow();
    const asked = (await clerk.call('POST', '/asked-parts', { asked: part.partNumber })).json().data;
    const reply = await buyer.call('POST', '/ordering/orders', {
      orders: [
        { supplier: near, items: [{ product: ids['مطرد'], quantity: 41 }] },
        { supplier: far, items: [{ product: ids['جديد'], quantity: 15 }] },
      ],
    });
    expect(reply.statusCode, reply.body).toBe(201);
    const made: { _id: string; supplierName: string; totalAmount: number }[] = reply.json().data;
    const total = (name: string) => made.find(({ supplierName }) => supplierName === name)?.totalAmount;
    expect([total('مورد قريب'), total('مورد بعيد')]).toEqual([451, 150]);
    expect(await shop.done('GET', `/purchases/${made[0]?._id}`)).toMatchObject({ status: 'pending' });
    expect((await all()).map(({ name }) => name)).not.toContain('مطرد');
    expect((await buyer.call('GET', '/asked-parts?limit=100')).json().data).toContainEqual(
      expect.objectContaining({ _id: asked._id, status: 'ordered' }),
    );
  });

  it('needs a supplier, parts that exist, and the right to buy', async () => {
    const order = (body: object, by = buyer) => by.call('POST', '/ordering/orders', body);
    const items = [{ product: ids['مطرد'], quantity: 1 }];
    expect((await order({ orders: [{ supplier: '', items }] })).json().message).toBe(
      orderingTexts.noSupplier,
    );
    expect((await order({ orders: [{ supplier: near, items: [] }] })).json().message).toBe(
      orderingTexts.noItems,
    );
    const twice = await order({ orders: [{ supplier: near, items: [...items, ...items] }] });
    expect(twice.json().message).toBe(orderingTexts.partTwice);
    const gone = await order({
      orders: [{ supplier: near, items: [{ product: crypto.randomUUID(), quantity: 1 }] }],
    });
    expect([gone.statusCode, gone.json().message]).toEqual([404, orderingTexts.partMissing]);
    const viewer = await shop.shop.person('viewer');
    expect((await order({ orders: [{ supplier: near, items }] }, viewer)).statusCode).toBe(403);
  });
});

describe('the settings', () => {
  it('change what is proposed once it is computed again', async () => {
    const before = await proposal('غائب شهراً');
    const saved = await reader.call('PUT', '/ordering/setup', { coverDays: 60 });
    expect(saved.json().data).toMatchObject({ isComputing: true, setup: { coverDays: 60, leadDays: 14 } });
    await computeOrdering(shop.db);
    expect((await proposal('غائب شهراً')).quantity).toBeGreaterThan(before.quantity + 25);
    const { data: state } = (await reader.call('GET', '/ordering/state')).json();
    expect(state).toMatchObject({ isComputing: false });
    expect(await areFiguresDue(shop.db)).toBe(false);
    expect((await reader.call('PUT', '/ordering/setup', { coverDays: 0 })).statusCode).toBe(400);
  });
});

it('a part tells of its last purchase as it is now, before the figures of the next night', async () => {
  const once = await proposal('بيع مرة');
  expect(once).toMatchObject({ supplier: null, lastBought: null });
  const bought = { supplier: far, purchaseDate: adenDay(), items: [line(ids['بيع مرة'] ?? '', 3, 7.5)] };
  await buy(bought);
  expect(await proposal('بيع مرة')).toMatchObject({
    supplier: { _id: far },
    lastBought: adenDay(),
    lastCost: 7.5,
    cheapest: null,
  });
});
