import { sql, type RawBuilder } from 'kysely';
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

  it.each(['', '?warehouse='])('counts at once what the reader sold, as asked with "%s"', async (query) => {
    const product = await shop.part({ stock: { [shop.warehouse]: 7 } });
    const address = `/dashboard/stock${query}${query && shop.warehouse}`;
    const lowStock = async () => (await shop.call('GET', address)).json().data.lowStock;
    const before = await lowStock();
    await shop.sell({ items: [{ product, quantity: 2 }] });
    expect(await lowStock()).toBe(before + 1);
  });

  it('sums what was taken today by method and currency, less the change', async () => {
    const { id: safe } = await shop.db
      .selectFrom('moneyAccounts')
      .select('id')
      .where('kind', '=', 'safe')
      .executeTakeFirstOrThrow();
    const moved = (
      kind: string,
      currency: string,
      amount: number,
      day: RawBuilder<string>,
      method = 'cash',
    ) =>
      sql`insert into money_movements (day, money_account_id, kind, currency, amount, cents, method)
        values (${day}, ${safe}, ${kind}, ${currency}, ${amount}, 1, ${method})`.execute(shop.db);
    const today = sql<string>`(now() at time zone 'Asia/Aden')::date`;
    const yesterday = sql<string>`${today} - 1`;
    await moved('tender', 'YER', 10_000, today);
    await moved('change', 'YER', -3500, today);
    await moved('tender', 'USD', 1250, today, 'card');
    await moved('tender', 'SAR', 5000, today, 'exchanger');
    await moved('expense', 'YER', -900, today);
    await moved('tender', 'YER', 7000, yesterday);
    const { taken, drawer, isBlind } = (await shop.call('GET', '/dashboard/cash')).json().data;
    for (const row of [
      { method: 'cash', currency: 'YER', symbol: 'ر.ي', decimals: 0, amount: 6500 },
      { method: 'card', currency: 'USD', symbol: '$', decimals: 2, amount: 12.5 },
      { method: 'exchanger', currency: 'SAR', symbol: 'ر.س', decimals: 2, amount: 50 },
    ])
      expect(taken).toContainEqual(row);
    expect({ drawer, isBlind }).toEqual({ drawer: null, isBlind: false });
  });

  it('leaves out the cash of open shifts for those who must count it', async () => {
    const drawer = await shop.db
      .selectFrom('moneyAccounts')
      .select('id')
      .where('kind', '=', 'drawer')
      .executeTakeFirstOrThrow();
    const clerk = await shop.shop.person('sales_staff');
    const floats = ['YER', 'USD', 'SAR'].map((currency) => ({ currency, amount: 0 }));
    expect((await clerk.call('POST', '/shifts', { drawer: drawer.id, floats })).statusCode).toBe(201);
    const product = await shop.part();
    await clerk.call('POST', '/sales', { paymentStatus: 'paid', items: [{ product, quantity: 1 }] });
    const seenBy = async (who: typeof clerk) => (await who.call('GET', '/dashboard/cash')).json().data;
    const owner = await shop.shop.person('admin');
    const [blind, seen] = [await seenBy(clerk), await seenBy(owner)];
    expect(blind).toMatchObject({ isBlind: true, drawer: 'الصندوق الرئيسي' });
    expect(seen).toMatchObject({ isBlind: false, drawer: null });
    expect(seen.taken).not.toEqual(blind.taken);
  });

  it('shows each section to users who may read it', async () => {
    const keeper = await shop.shop.person('warehouse_staff');
    expect((await keeper.call('GET', '/dashboard/sales')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/dashboard/customers')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/dashboard/cash')).statusCode).toBe(403);
    expect((await keeper.call('GET', '/dashboard/stock')).statusCode).toBe(200);
  });
});
