import { pickedTexts } from '@turoos/contract';
import { expect, it } from 'vitest';
import { aWarehouse } from '../../test/factories';
import { useSales } from '../../test/sales';

const shop = useSales();

const made = async (path: string, body: object) => {
  const reply = await shop.call('POST', path, body);
  expect(reply.statusCode, reply.body).toBe(201);
};

/** Adds one record to a list. */
const adding: Record<string, (nth: number) => Promise<unknown>> = {
  '/sales': async () => shop.sell({ items: [{ product: await shop.part(), quantity: 1 }] }),
  '/customers': (nth) => made('/customers', { name: `عميل محدد ${nth}`, phone: `77100000${nth}` }),
  '/suppliers': (nth) => made('/suppliers', { name: `مورد محدد ${nth}`, contactPerson: 'سالم', phone: '77' }),
  '/purchases': (nth) =>
    made('/purchases', { supplierName: `مورد ${nth}`, purchaseDate: '2026-01-05', totalAmount: nth }),
  '/stock-adjustments': async (nth) =>
    made('/stock-adjustments', {
      item: await shop.part(),
      warehouse: shop.warehouse,
      type: 'addition',
      reason: 'other',
      quantity: nth,
      costPrice: 1,
    }),
  '/scrap': async (nth) =>
    made('/scrap', { item: await shop.part(), warehouse: shop.warehouse, reason: 'damaged', quantity: nth }),
  '/transfers': async (nth) =>
    made('/transfers', {
      fromWarehouse: shop.warehouse,
      toWarehouse: await aWarehouse(shop.db),
      items: [{ item: await shop.part(), quantity: nth }],
    }),
};

const lines = (csv: string) => csv.trimEnd().split('\r\n');

it.each(Object.keys(adding))(
  '%s: picked rows are exported as in the file of the whole list',
  async (list) => {
    for (const nth of [1, 2, 3]) await adding[list]?.(nth);
    const rows: { _id: string }[] = (await shop.call('GET', `${list}?limit=1000`)).json().data;
    const [head, ...all] = lines((await shop.call('GET', `${list}?format=csv`)).body);
    expect(all).toHaveLength(rows.length);
    const picked = [rows[2]?._id, rows[0]?._id];
    const reply = await shop.call('POST', `${list}/export`, { ids: picked });
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(lines(reply.body)).toEqual([head, all[0], all[2]]);
  },
);

it.each(Object.keys(adding))('%s: an export of nothing is refused', async (list) => {
  const reply = await shop.call('POST', `${list}/export`, { ids: [] });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toContain(pickedTexts.nothing);
});
