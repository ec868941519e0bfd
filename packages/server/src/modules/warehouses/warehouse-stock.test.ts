import { warehouseTexts } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { useWarehouses } from '../../../test/warehouses';

const { shop, call, create, failure, move, stockPart } = useWarehouses();

describe('the stock of a warehouse', () => {
  it('is counted, valued, and measured against its capacity', async () => {
    const { _id } = await create({ capacity: 200 });
    await stockPart(_id, { name: 'فلتر زيت', quantity: 100, cost: 250 });
    await stockPart(_id, { name: 'فلتر هواء', quantity: 3.5, cost: 1000 });
    const gone = await stockPart(_id, { name: 'بواجي', quantity: 4, cost: 99 });
    await move(gone, _id, -4);

    expect((await call('GET', `/warehouses/${_id}`)).json().data).toMatchObject({
      currentStock: 103.5,
      utilization: 51.8,
      summary: { totalItems: 3, totalVolume: 103.5 },
    });
    expect((await call('GET', `/warehouses/${_id}/capacity`)).json().data).toEqual({
      capacity: 200,
      currentStock: 103.5,
      available: 96.5,
      utilization: 51.8,
    });

    const { data } = (await call('GET', `/warehouses/${_id}/inventory?limit=2`)).json();
    expect(data.stats).toEqual({
      totalItems: 3,
      totalQuantity: 103.5,
      totalValue: 285,
      lowStockItems: 1,
      outOfStockItems: 1,
    });
    expect(data.items.map((part: { name: string; status: string }) => [part.name, part.status])).toEqual([
      ['بواجي', 'out_of_stock'],
      ['فلتر زيت', 'in_stock'],
    ]);
    expect(data.items[1]).toMatchObject({ quantity: 100, sellingPrice: 15, value: 250, minStockLevel: 5 });
    expect(data.pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });

    const search = (await call('GET', `/warehouses/${_id}/inventory?q=هواء`)).json().data;
    expect(search.items).toHaveLength(1);
    expect(search.stats.totalItems).toBe(3);
  });

  it('fills at most 100 percent, and 0 without a capacity', async () => {
    const small = await create({ capacity: 10 });
    await stockPart(small._id, { quantity: 25 });
    const open = await create();
    await stockPart(open._id, { quantity: 25 });
    expect((await call('GET', `/warehouses/${small._id}/capacity`)).json().data).toEqual({
      capacity: 10,
      currentStock: 25,
      available: 0,
      utilization: 100,
    });
    expect((await call('GET', `/warehouses/${open._id}/capacity`)).json().data).toEqual({
      capacity: null,
      currentStock: 25,
      available: null,
      utilization: 0,
    });
  });

  it.each(['inventory', 'capacity'])('of an unknown warehouse is 404: %s', async (what) =>
    expect(await failure('GET', `/warehouses/${crypto.randomUUID()}/${what}`)).toEqual([
      404,
      warehouseTexts.notFound,
    ]),
  );
});

describe('deleting a warehouse', () => {
  it('removes an unused one', async () => {
    const { _id } = await create();
    const reply = await call('DELETE', `/warehouses/${_id}`);
    expect(reply.json()).toEqual({ success: true, message: expect.stringContaining('حذف المستودع') });
    expect(await failure('GET', `/warehouses/${_id}`)).toEqual([404, warehouseTexts.notFound]);
    expect(await failure('DELETE', `/warehouses/${_id}`)).toEqual([404, warehouseTexts.notFound]);
  });

  it('is refused with everything that refers to it', async () => {
    const { _id, name } = await create();
    const part = await stockPart(_id, { quantity: 2, main: true });
    await call('POST', `/warehouse-locations/warehouse/${_id}`, { name: 'أ-1' });
    await shop.db
      .insertInto('stockBatches')
      .values({ productId: part, warehouseId: _id, batchNumber: 'B1', quantity: 1 })
      .execute();
    const [status, message] = await failure('DELETE', `/warehouses/${_id}`);
    expect(status).toBe(409);
    for (const word of [
      name,
      'أصناف لها رصيد (1)',
      'منتجات هو مستودعها الرئيسي (1)',
      'مواقع تخزين (1)',
      'حركات مخزون (1)',
      'دفعات مخزون (1)',
    ])
      expect(message).toContain(word);
  });

  it('is refused for past movements, also when nothing is left in stock', async () => {
    const { _id } = await create();
    const part = await stockPart(_id, { quantity: 2 });
    await move(part, _id, -2);
    const [status, message] = await failure('DELETE', `/warehouses/${_id}`);
    expect(status).toBe(409);
    expect(message).toContain('حركات مخزون (2)');
    expect(message).not.toContain('رصيد');
  });
});
