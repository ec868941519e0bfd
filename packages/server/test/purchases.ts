import { expect } from 'vitest';
import { useSales } from './sales';

/** A shop with suppliers, and helpers to enter purchases and read their effects on stock and accounts. */
export function usePurchases() {
  const shop = useSales();
  let made = 0;

  async function supplier(name = `مورد ${++made} ${crypto.randomUUID().slice(0, 6)}`): Promise<string> {
    const { id } = await shop.db
      .insertInto('suppliers')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Returns a purchase line for the shop's warehouse, by default at ten dollars. */
  const line = (product: string, quantity: number, unitCost = 10, more: object = {}) => ({
    product,
    quantity,
    unitCost,
    warehouse: shop.warehouse,
    ...more,
  });

  /** Enters a purchase and returns it; fails the test if it is rejected. */
  async function buy(body: object = {}) {
    const reply = await shop.call('POST', '/purchases', {
      ...(!('supplier' in body) && { supplierName: 'مؤسسة الأمل' }),
      purchaseDate: '2026-01-10',
      ...body,
    });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  }

  const read = (id: string) => shop.done('GET', `/purchases/${id}`);
  const pay = async (id: string, body: object) => {
    const reply = await shop.call('POST', `/purchases/${id}/payments`, body);
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };
  /** Receives goods of an order; without items all that is still to come. */
  const arrive = async (id: string, items?: object[], more: object = {}) => {
    const reply = await shop.call('POST', `/purchases/${id}/receipts`, { items, ...more });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json().data;
  };
  const owed = async (supplierId: string) =>
    (
      await shop.db
        .selectFrom('suppliers')
        .select('balance')
        .where('id', '=', supplierId)
        .executeTakeFirstOrThrow()
    ).balance / 100;

  return { shop, supplier, line, buy, arrive, read, pay, owed };
}
