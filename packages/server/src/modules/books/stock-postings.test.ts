import { adenDay, importFields } from '@turoos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/app';
import { aWarehouse } from '../../../test/factories';
import { entriesOf } from '../../../test/journal-entries';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, done } = shop;
const day = adenDay();
const booked = (work: () => Promise<unknown>) => entriesOf(shop.db, work);
let branch: string;
let keeper: Person;

beforeAll(async () => {
  branch = await aWarehouse(shop.db);
  keeper = await shop.shop.person('admin');
});
afterAll(shop.expectBooksHold);

const create = async (path: string, body: object): Promise<string> => {
  const reply = await shop.call('POST', path, body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data._id;
};
/** Five and a half pieces at 3.33 dollars, worth 18.32. */
const few = () => part({ stock: { [shop.warehouse]: 5.5 }, cost: 333 });

describe('a part', () => {
  it('created with stock is opening stock', async () => {
    const given = { name: 'بلف', partNumber: 'NEW-1', quantity: 3, costPrice: 2.5, unit: 'piece' };
    expect(await booked(() => create('/products', { ...given, warehouse: branch }))).toEqual([
      { kind: 'openingStock', day, lines: { inventory: 750, openingBalances: -750 } },
    ]);
  });

  it('whose quantity or cost is corrected is a stock difference, both in one entry', async () => {
    const id = await few();
    const stock = (body: object) => () => done('PUT', `/products/${id}`, body);
    expect(await booked(stock({ quantity: 5 }))).toEqual([
      { kind: 'stockCorrection', day, lines: { inventory: -167, stockDifferences: 167 } },
    ]);
    expect(await booked(stock({ costPrice: 4 }))).toEqual([
      { kind: 'stockCorrection', day, lines: { inventory: 335, stockDifferences: -335 } },
    ]);
    expect(await booked(stock({ costPrice: 5, quantity: 2 }))).toEqual([
      { kind: 'stockCorrection', day, lines: { inventory: -1000, stockDifferences: 1000 } },
    ]);
    expect(await booked(stock({ name: 'باسم آخر', costPrice: 5 }))).toEqual([]);
    expect(await booked(() => keeper.call('PATCH', `/inventory/${id}/increase`, { quantity: 1 }))).toEqual([
      { kind: 'stockCorrection', day, lines: { inventory: 500, stockDifferences: -500 } },
    ]);
  });

  it('that is removed while some is in stock stays in the books', async () => {
    const id = await few();
    expect(await booked(() => shop.call('DELETE', `/products/${id}`))).toEqual([]);
  });
});

describe('documents of stock', () => {
  const line = (item: string, quantity: number) => ({ item, warehouse: shop.warehouse, quantity });

  it('an adjustment and a scrap report are booked when they are approved', async () => {
    const id = await few();
    const adjustment = await create('/stock-adjustments', {
      ...line(id, 2),
      type: 'addition',
      reason: 'other',
      costPrice: 6,
    });
    // 18.32 and 12.00 at an average of 4.05 dollars make 30.32 for 7.5 pieces
    expect(await booked(() => done('POST', `/stock-adjustments/${adjustment}/approve`, {}))).toEqual([
      { kind: 'adjustment', day, lines: { inventory: 1200, stockDifferences: -1200 } },
    ]);
    const scrap = await create('/scrap', { ...line(id, 7.5), reason: 'damaged' });
    expect(await booked(() => done('POST', `/scrap/${scrap}/approve`, {}))).toEqual([
      { kind: 'scrap', day, lines: { inventory: -3032, stockDifferences: 3032 } },
    ]);
  });

  it('the differences of a count are booked as such', async () => {
    const place = await aWarehouse(shop.db);
    const id = await part({ stock: { [place]: 10 }, cost: 150 });
    const count = await create('/inventory-counts', { warehouse: place });
    await done('PUT', `/inventory-counts/${count}`, { items: [{ product: id, countedQuantity: 8 }] });
    await done('PUT', `/inventory-counts/${count}`, { status: 'completed' });
    const adjustment = await shop.db
      .selectFrom('stockAdjustments')
      .select('id')
      .where('countId', '=', count)
      .executeTakeFirstOrThrow();
    expect(await booked(() => done('POST', `/stock-adjustments/${adjustment.id}/approve`, {}))).toEqual([
      { kind: 'count', day, lines: { inventory: -300, stockDifferences: 300 } },
    ]);
  });
});

describe('a transfer', () => {
  const shipped = async (product: string, quantity: number) => {
    const id = await create('/transfers', {
      fromWarehouse: shop.warehouse,
      toWarehouse: branch,
      items: [{ product, quantity }],
    });
    await keeper.call('POST', `/transfers/${id}/approve`, {});
    return { id, ship: () => keeper.call('POST', `/transfers/${id}/ship`, {}) };
  };

  it('is on the way at the cost it left with, and what did not arrive is lost', async () => {
    const product = await few();
    const { id, ship } = await shipped(product, 1.5);
    // 5.00 of 18.32 by its cost, and what is left in stock is worth 13.32
    expect(await booked(ship)).toEqual([
      { kind: 'transferOut', day, lines: { goodsOnTheWay: 500, inventory: -500 } },
    ]);
    const receive = () =>
      keeper.call('POST', `/transfers/${id}/receive`, { items: [{ product, quantity: 1 }], notes: 'نقص' });
    expect(await booked(receive)).toEqual([
      {
        kind: 'transferIn',
        day,
        lines: { goodsOnTheWay: -500, inventory: 333, stockDifferences: 167 },
      },
    ]);
  });

  it('books the rounding of averages in its own account', async () => {
    const product = await part({ stock: { [shop.warehouse]: 1.5 }, cost: 333 });
    const { id, ship } = await shipped(product, 0.5);
    // 4.995 dollars are 5.00; 1.665 are 1.67 on the way, and 3.33 stay
    expect(await booked(ship)).toEqual([
      { kind: 'transferOut', day, lines: { goodsOnTheWay: 167, inventory: -167 } },
    ]);
    const other = await shipped(product, 0.5);
    expect(await booked(other.ship)).toEqual([
      { kind: 'transferOut', day, lines: { goodsOnTheWay: 167, inventory: -166, rounding: -1 } },
    ]);
    expect(await booked(() => keeper.call('POST', `/transfers/${id}/receive`, {}))).toEqual([
      { kind: 'transferIn', day, lines: { goodsOnTheWay: -167, inventory: 166, rounding: 1 } },
    ]);
  });

  it('that is cancelled on the way brings its goods back', async () => {
    const product = await few();
    const { id, ship } = await shipped(product, 3);
    await ship();
    // the average changes meanwhile
    await done('PUT', `/products/${product}`, { costPrice: 5 });
    expect(await booked(() => keeper.call('POST', `/transfers/${id}/cancel`, { reason: 'سبب' }))).toEqual([
      { kind: 'transferCancel', day, lines: { goodsOnTheWay: -999, inventory: 999 } },
    ]);
  });
});

describe('an import', () => {
  const boundary = 'a-boundary-of-tests';
  const row = { name: 'فلتر', category: 'فلاتر', type: 'new', partStatus: 'available', sellingPrice: 9 };
  const listed = (partNumber: string, purchasePrice: number, costPrice: number) => ({
    ...row,
    partNumber,
    purchasePrice,
    costPrice,
    quantity: 10,
  });

  it('of products without a purchase is opening stock', async () => {
    const values = importFields.map(
      (name) => (listed('LIST-1', 4, 5) as Record<string, unknown>)[name] ?? '',
    );
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="parts.csv"\r\ncontent-type: text/csv\r\n\r\n`;
    const send = () =>
      shop.shop.inject({
        method: 'POST',
        url: '/api/import-csv/products',
        payload: `${head}${importFields.join(',')}\r\n${values.join(',')}\r\n--${boundary}--\r\n`,
        headers: {
          authorization: `Bearer ${keeper.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      });
    expect(await booked(send)).toEqual([
      { kind: 'openingStock', day, lines: { inventory: 5000, openingBalances: -5000 } },
    ]);
  });

  it('of a supplier’s list owes others what goods cost beyond its prices, and books what they are worth less', async () => {
    const { id: supplierId } = await shop.db
      .insertInto('suppliers')
      .values({ name: 'مورد القوائم' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bring = (invoiceNo: string, ...items: object[]) => {
      const list = { invoiceNo, supplierId, warehouseId: branch, sourceVehicle: null, items };
      return () => keeper.call('POST', '/import-csv', list);
    };
    expect(await booked(bring('F-1', listed('LIST-2', 4, 5), listed('LIST-3', 4, 4)))).toEqual([
      { kind: 'purchase', day, lines: { inventory: 9000, suppliers: -8000, freightClearing: -1000 } },
    ]);
    expect(await booked(bring('F-2', listed('LIST-4', 4, 3)))).toEqual([
      { kind: 'purchase', day, lines: { inventory: 3000, stockDifferences: 1000, suppliers: -4000 } },
    ]);
  });

  it('of a dismantled vehicle’s parts is paid by what was put into the shop', async () => {
    const item = { partNumber: 'VIN-1', name: 'دينمو', quantity: 2, pricing: { costPrice: 15 } };
    const body = { vin: '1HGCM82633A004352', defaultWarehouseId: branch, items: [item] };
    expect(await booked(() => keeper.call('POST', '/products/import-from-vin', body))).toEqual([
      { kind: 'dismantling', day, lines: { inventory: 3000, openingBalances: -3000 } },
    ]);
  });
});
