import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import type { Person, Reply } from './app';
import { aPart, aWarehouse } from './factories';
import { useSales } from './sales';

/** The ids of everything that was made in a branch, by the resource that addresses call them. */
export type Made = Record<string, string>;

/** A shop with two branches, an owner of both, and people who are bound to one. */
export function useBranches() {
  const sales = useSales();
  const { shop } = sales;
  const there = {} as {
    owner: Person;
    near: string;
    far: string;
    third: string;
    part: string;
    customer: string;
  };

  beforeAll(async () => {
    there.owner = await shop.person('super_admin');
    there.near = await aWarehouse(shop.db, 'فرع تعز');
    there.far = await aWarehouse(shop.db, 'فرع إب');
    there.third = await aWarehouse(shop.db, 'المخزن الكبير');
    there.part = await aPart(shop.db, {
      name: 'طرمبة ماء',
      unit: 'piece',
      stock: { [there.near]: 20, [there.far]: 7341 },
    });
    await shop.db.updateTable('products').set({ purchasePrice: 1000 }).execute();
    there.customer = await sales.customer({ name: 'ورشة الوفاء' });
  });

  /** Binds a new user of that role to warehouses. */
  async function bound(role: string, ...warehouses: string[]): Promise<Person> {
    const person = await shop.person(role);
    for (const warehouseId of warehouses)
      await shop.db.insertInto('userWarehouses').values({ userId: person.id, warehouseId }).execute();
    return person;
  }

  /** A part that lies in one branch alone. */
  async function partIn(warehouse: string, name: string): Promise<string> {
    const id = await aPart(shop.db, { name, unit: 'piece', stock: { [warehouse]: 400 } });
    // as the purchases of a day will leave it, since the catalogue and its prices are common
    await shop.db.updateTable('products').set({ purchasePrice: 1000 }).where('id', '=', id).execute();
    return id;
  }

  /** Trades for a day in a branch, with everything that can be made in one. */
  async function trade(by: Person, warehouse: string, mark: string, own: string): Promise<Made> {
    const send = async (method: string, path: string, body?: object) =>
      dataOf(await by.call(method, path, body), `${method} ${path}`);
    const items = [{ product: own, quantity: 3 }];
    const drawer = await dataOf(
      await there.owner.call('POST', '/drawers', { name: `صندوق ${mark}`, branch: warehouse }),
      'drawer',
    );
    const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
    const shift = await send('POST', '/shifts', { drawer: drawer._id, floats });
    const sale = await send('POST', '/sales', { items, paymentStatus: 'paid', notes: mark });
    const owed = await send('POST', '/sales', {
      items,
      customer: there.customer,
      paymentStatus: 'deferred',
      notes: mark,
    });
    await send('POST', `/sales/${sale._id}/refund`, {
      refundAmount: 15,
      refundReason: mark,
      items: [{ product: own, quantity: 1 }],
    });
    const held = await send('POST', '/sales', {
      items,
      status: 'pending',
      paymentStatus: 'paid',
      notes: mark,
    });
    const line = { product: own, quantity: 2, unitCost: 10, warehouse };
    const purchase = await send('POST', '/purchases', {
      supplierName: 'مؤسسة الأمل',
      purchaseDate: '2026-01-10',
      notes: mark,
      items: [line],
    });
    const order = await send('POST', '/purchases', {
      supplierName: 'مؤسسة الأمل',
      purchaseDate: '2026-01-10',
      status: 'pending',
      notes: mark,
      items: [line],
    });
    const count = await send('POST', '/inventory-counts', { warehouse, notes: mark });
    const adjustment = await send('POST', '/stock-adjustments', {
      item: own,
      warehouse,
      type: 'addition',
      reason: 'other',
      quantity: 1,
      notes: mark,
    });
    await send('POST', `/stock-adjustments/${adjustment._id}/approve`, {});
    const scrap = await send('POST', '/scrap', {
      item: own,
      warehouse,
      reason: 'damaged',
      quantity: 1,
      notes: mark,
    });
    const batch = await send('POST', '/stock-batches', {
      product: own,
      warehouse,
      batchNumber: `LOT-${mark}`,
      quantity: 1,
    });
    const location = await send('POST', `/warehouse-locations/warehouse/${warehouse}`, {
      name: `رف ${mark}`,
    });
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const [reservation] = await send('POST', '/reservations', {
      name: `حجز ${mark}`,
      until,
      items: [{ product: own, quantity: 1, warehouse }],
    });
    const quotation = await send('POST', '/quotations', {
      name: `عرض ${mark}`,
      lines: [{ alternatives: [{ name: mark, quantity: 1, price: 5 }] }],
    });
    const asked = await send('POST', '/asked-parts', { asked: `طلب ${mark}`, name: mark });
    const [category] = await send('GET', '/expense-categories');
    const expense = await send('POST', '/expenses', {
      category: category._id,
      currency: 'USD',
      amount: 1,
      account: drawer._id,
      note: mark,
    });
    const car = await send('POST', '/source-vehicles', {
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2008, carId: `CAR-${mark}` },
      supplierName: 'مؤسسة الأمل',
      purchaseDate: '2026-01-10',
      price: 100,
      warehouse,
    });
    const transfer = await send('POST', '/transfers', {
      fromWarehouse: warehouse,
      toWarehouse: there.third,
      items: [{ item: own, quantity: 1 }],
      notes: mark,
    });
    return {
      transfer: transfer._id,
      product: own,
      drawer: drawer._id,
      shift: shift._id,
      sale: sale._id,
      owed: owed._id,
      held: held._id,
      purchase: purchase._id,
      order: order._id,
      count: count._id,
      adjustment: adjustment._id,
      scrap: scrap._id,
      batch: batch._id,
      location: location._id,
      reservation: reservation._id,
      quotation: quotation._id,
      asked: asked._id,
      expense: expense._id,
      car: car._id,
    };
  }

  const stockIn = async (productId: string, warehouseId: string): Promise<number> => {
    const { rows } = await sql<{ quantity: number }>`
      select coalesce(sum(quantity), 0) as quantity from stock
      where product_id = ${productId} and warehouse_id = ${warehouseId}`.execute(shop.db);
    return rows[0]?.quantity ?? 0;
  };

  return { sales, shop, there, bound, partIn, trade, stockIn };
}

async function dataOf(reply: Reply, what: string) {
  expect(reply.statusCode, `${what}: ${reply.body}`).toBeLessThan(300);
  return reply.json().data;
}
