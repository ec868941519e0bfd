import { describe, expect, it } from 'vitest';
import { useSales } from '../../../test/sales';

const shop = useSales();

describe('the home screen', () => {
  it('sums all sales without cancelled ones, net of refunds', async () => {
    const product = await shop.part();
    const kept = await shop.sell({ items: [{ product, quantity: 2 }] });
    const back = await shop.sell({ items: [{ product, quantity: 1 }] });
    const undone = await shop.sell({ items: [{ product, quantity: 4 }] });
    await shop.call('POST', `/sales/${back._id}/refund`, { refundAmount: 5 });
    await shop.call('PUT', `/sales/${undone._id}/cancel`);
    const { totalSales, totalOrders, days, recent } = (await shop.call('GET', '/dashboard/sales')).json()
      .data;
    expect({ totalSales, totalOrders }).toEqual({ totalSales: 40, totalOrders: 2 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ totalSales: 40, orderCount: 2 });
    expect(recent.map(({ _id }: { _id: string }) => _id)).toEqual([undone._id, back._id, kept._id]);
  });

  it('counts customers of the last thirty days and shows the newest three', async () => {
    const longAgo = await shop.customer();
    await shop.db
      .updateTable('customers')
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', longAgo)
      .execute();
    const newest = [
      await shop.customer(),
      await shop.customer(),
      await shop.customer(),
      await shop.customer(),
    ];
    const seen = (await shop.call('GET', '/dashboard/customers')).json().data;
    expect(seen.new).toBe(4);
    expect(seen.recent.map(({ _id }: { _id: string }) => _id)).toEqual(newest.toReversed().slice(0, 3));
  });

  it('lists low stock before missing stock', async () => {
    const low = await shop.part({ stock: { [shop.warehouse]: 3 } });
    await shop.part({ stock: {} });
    await shop.part({ stock: {} });
    const { lowStock, outOfStock, shortages } = (await shop.call('GET', '/dashboard/stock')).json().data;
    expect({ lowStock, outOfStock }).toEqual({ lowStock: 1, outOfStock: 2 });
    expect(shortages).toHaveLength(2);
    expect(shortages[0]).toMatchObject({ _id: low, quantity: 3, minStockLevel: 5 });
  });

  it('shows each section to users who may read it', async () => {
    const keeper = await shop.shop.person('warehouse_staff');
    expect((await keeper.call('GET', '/dashboard/sales')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/dashboard/customers')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/dashboard/stock')).statusCode).toBe(200);
  });
});
