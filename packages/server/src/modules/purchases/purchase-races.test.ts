import { purchaseTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../test/app';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier, line, buy, read, owed } = usePurchases();
afterEach(() => shop.expectBooksHold());

const many = (count: number, work: (n: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const statuses = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode).toSorted();
const ok = (replies: Reply[]) => replies.filter(({ statusCode }) => statusCode < 300);

describe('at the same time', () => {
  it('the same invoice is entered once', async () => {
    const from = await supplier();
    const product = await shop.part();
    const body = {
      supplier: from,
      supplierInvoiceNumber: 'R-1',
      purchaseDate: '2026-01-10',
      items: [line(product, 1)],
    };
    const replies = await many(8, () => shop.call('POST', '/purchases', body));
    expect(statuses(replies)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      purchaseTexts.invoiceTaken('R-1'),
    );
    expect([await shop.stockOf(product), await owed(from)]).toEqual([101, -10]);
  });

  it('the same request twice creates one purchase and returns the same response', async () => {
    const product = await shop.part();
    const body = { supplierName: 'مورد السباق', purchaseDate: '2026-01-10', items: [line(product, 1)] };
    const replies = await many(5, () =>
      shop.call('POST', '/purchases', body, { 'idempotency-key': 'purchase-1' }),
    );
    expect(statuses(replies)).toEqual([201, 201, 201, 201, 201]);
    for (const reply of replies) expect(reply.json()).toEqual(replies[0]?.json());
    expect(await shop.stockOf(product)).toBe(101);
  });

  it('a new supplier’s name is created once, and numbers have no gaps', async () => {
    const replies = await many(8, () =>
      shop.call('POST', '/purchases', {
        supplierName: 'مورد جديد تماماً',
        purchaseDate: '2026-01-10',
        totalAmount: 5,
      }),
    );
    expect(ok(replies)).toHaveLength(8);
    const purchases = replies.map((reply) => reply.json().data);
    expect(new Set(purchases.map(({ supplier: { _id } }) => _id)).size).toBe(1);
    const taken = purchases
      .map(({ purchaseNumber }) => Number(purchaseNumber.split('-')[2]))
      .toSorted((a, b) => a - b);
    expect((taken.at(-1) as number) - (taken[0] as number)).toBe(7);
  });

  it('payments never exceed the total', async () => {
    const from = await supplier();
    const purchase = await buy({ supplier: from, totalAmount: 100 });
    const replies = await many(10, () =>
      shop.call('POST', `/purchases/${purchase._id}/payments`, { amount: 30 }),
    );
    expect(ok(replies)).toHaveLength(3);
    expect(statuses(replies).filter((status) => status === 400)).toHaveLength(7);
    expect(await read(purchase._id)).toMatchObject({ paidAmount: 90, remainingAmount: 10 });
    expect(await owed(from)).toBe(-10);
  });

  it('the same return happens once', async () => {
    const [product, from] = [await shop.part(), await supplier()];
    const purchase = await buy({ supplier: from, items: [line(product, 4)] });
    const replies = await many(6, () => shop.call('POST', `/purchases/${purchase._id}/return`, {}));
    expect(statuses(replies)).toEqual([200, 409, 409, 409, 409, 409]);
    expect([await shop.stockOf(product), await owed(from)]).toEqual([100, 0]);
  });

  it('returns by line never exceed the bought quantity', async () => {
    const product = await shop.part();
    const purchase = await buy({ items: [line(product, 5)] });
    const items = [{ product, quantity: 2 }];
    const replies = await many(6, () => shop.call('POST', `/purchases/${purchase._id}/return`, { items }));
    expect(ok(replies)).toHaveLength(2);
    expect(await shop.stockOf(product)).toBe(101);
  });

  it('a unit is sold or returned, not both', async () => {
    for (let n = 0; n < 4; n++) {
      const product = await shop.part({ stock: {} });
      const purchase = await buy({ items: [line(product, 1)] });
      const replies = await Promise.all([
        shop.call('POST', '/sales', { paymentStatus: 'paid', items: [{ product, quantity: 1 }] }),
        shop.call('POST', `/purchases/${purchase._id}/return`, {}),
        shop.call('POST', `/purchases/${purchase._id}/cancel`, {}),
      ]);
      expect(ok(replies)).toHaveLength(1);
      expect(await shop.stockOf(product)).toBe(0);
    }
  });

  it('an order is either received, cancelled or deleted, once', async () => {
    for (let n = 0; n < 4; n++) {
      const product = await shop.part();
      const order = await buy({ status: 'pending', items: [line(product, 2)] });
      const path = `/purchases/${order._id}`;
      const replies = await Promise.all([
        shop.call('POST', `${path}/cancel`, {}),
        shop.call('PUT', path, { status: 'completed' }),
        shop.call('PUT', path, { status: 'completed', supplier: await supplier() }),
      ]);
      for (const reply of replies) expect([200, 409]).toContain(reply.statusCode);
      expect([100, 102]).toContain(await shop.stockOf(product));
      await shop.expectBooksHold();
    }
  });

  it('purchases, payments, returns, sales and edits of parts never deadlock', async () => {
    const parts = [await shop.part(), await shop.part(), await shop.part()];
    const from = [await supplier(), await supplier()];
    const purchases = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        buy({ supplier: from[n % 2], items: parts.map((one) => line(one, 3)) }),
      ),
    );
    const replies = await many(70, (n) => {
      const path = `/purchases/${purchases[n % purchases.length]._id}`;
      const order = n % 3 ? parts : parts.toReversed();
      switch (n % 7) {
        case 0:
          return shop.call('POST', '/purchases', {
            supplier: from[n % 2],
            purchaseDate: '2026-01-10',
            items: order.map((one) => line(one, 1, 5 + n)),
          });
        case 1:
          return shop.call('POST', `${path}/payments`, { amount: 5 });
        case 2:
          return shop.call('POST', `${path}/return`, { items: [{ product: order[0], quantity: 1 }] });
        case 3:
          return shop.call('POST', '/sales', {
            paymentStatus: 'paid',
            items: order.map((product) => ({ product, quantity: 1 })),
          });
        case 4:
          return shop.call('PUT', `/products/${order[1]}`, { minStockLevel: n });
        case 5:
          return shop.call('POST', `/suppliers/${from[n % 2]}/payments`, { amount: 3 });
        default:
          return shop.call('POST', `${path}/cancel`, {});
      }
    });
    for (const reply of replies) expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(ok(replies).length).toBeGreaterThan(40);
    await sql`select pg_stat_force_next_flush()`.execute(shop.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});
