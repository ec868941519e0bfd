import { saleTexts } from '@turoos/contract';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../../test/app';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer, sell, done, stockOf, balanceOf } = shop;
afterEach(() => shop.expectBooksHold());

const many = (count: number, work: (n: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));
const statuses = (replies: Reply[]) => replies.map(({ statusCode }) => statusCode);
const ok = (replies: Reply[]) => replies.filter(({ statusCode }) => statusCode < 300);

describe('at the same time', () => {
  it('64 sellers sell the last 10 units once each, and no number is used twice', async () => {
    const product = await part({ stock: { [shop.warehouse]: 10 } });
    const replies = await many(64, () =>
      shop.call('POST', '/sales', { paymentStatus: 'paid', items: [{ product, quantity: 1 }] }),
    );
    expect(ok(replies)).toHaveLength(10);
    expect(new Set(statuses(replies))).toEqual(new Set([201, 409]));
    expect(await stockOf(product)).toBe(0);
    const numbers = ok(replies).map((reply) => Number(reply.json().data.saleNumber.split('-')[2]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1));
  });

  it('the same request twice makes one sale and returns the same response', async () => {
    const product = await part();
    const body = { paymentStatus: 'paid', items: [{ product, quantity: 1 }] };
    const send = () => shop.call('POST', '/sales', body, { 'idempotency-key': 'till-1' });
    const replies = await many(8, send);
    expect(new Set(statuses(replies))).toEqual(new Set([201]));
    for (const reply of [...replies, await send()]) expect(reply.json()).toEqual(replies[0]?.json());
    expect(await stockOf(product)).toBe(99);
    const other = await shop.call(
      'POST',
      '/sales',
      { ...body, notes: 'غيره' },
      { 'idempotency-key': 'till-1' },
    );
    expect(other.statusCode).toBe(422);
  });

  it('the same request again gets the response of the first, even if it would be refused now', async () => {
    const product = await part({ stock: { [shop.warehouse]: 1 } });
    const body = { paymentStatus: 'paid', items: [{ product, quantity: 1 }] };
    const send = () => shop.call('POST', '/sales', body, { 'idempotency-key': 'last-piece' });
    const replies = await many(8, send);
    await sql`update products set is_active = false where id = ${product}`.execute(shop.db);
    for (const reply of [...replies, await send()]) {
      expect(reply.statusCode, reply.body).toBe(201);
      expect(reply.json()).toEqual(replies[0]?.json());
    }
    expect(await stockOf(product)).toBe(0);
  });

  it('the same refund twice refunds once', async () => {
    const product = await part();
    const sale = await sell({ items: [{ product, quantity: 2 }] });
    const send = (key: string) =>
      shop.call('POST', `/sales/${sale._id}/refund`, { refundAmount: 30 }, { 'idempotency-key': key });
    const same = await many(4, () => send('refund-1'));
    expect(new Set(statuses(same))).toEqual(new Set([200]));
    const others = await many(4, (n) => send(`other-${n}`));
    expect(new Set(statuses(others))).toEqual(new Set([409]));
    expect(await done('GET', `/sales/${sale._id}`)).toMatchObject({ refundAmount: 30, status: 'refunded' });
    expect(await stockOf(product)).toBe(100);
  });

  it('refunds never exceed what was paid', async () => {
    const product = await part();
    const sale = await sell({ items: [{ product, quantity: 10 }] });
    const replies = await many(12, () =>
      shop.call('POST', `/sales/${sale._id}/refund`, { refundAmount: 40, items: [{ product, quantity: 1 }] }),
    );
    expect(ok(replies)).toHaveLength(3);
    for (const reply of replies.filter(({ statusCode }) => statusCode >= 300))
      expect([reply.statusCode, reply.json().message]).toEqual([422, saleTexts.refundBeyondRest]);
    expect(await stockOf(product)).toBe(93);
  });

  it('a sale is cancelled or refunded, not both', async () => {
    for (let n = 0; n < 4; n++) {
      const [product, id] = [await part(), await customer()];
      const sale = await sell({ items: [{ product, quantity: 2 }], customer: id, paymentStatus: 'deferred' });
      const replies = await Promise.all([
        shop.call('PUT', `/sales/${sale._id}/cancel`),
        shop.call('POST', `/sales/${sale._id}/refund`, { refundAmount: 30 }),
        shop.call('PUT', `/sales/${sale._id}/cancel`),
      ]);
      expect(ok(replies)).toHaveLength(1);
      expect(statuses(replies).filter((status) => status === 409)).toHaveLength(2);
      expect([await stockOf(product), await balanceOf(id)]).toEqual([100, 0]);
    }
  });

  it('the credit limit holds against concurrent sales', async () => {
    const [product, id] = [await part(), await customer({ creditLimit: 4500 })];
    const replies = await many(10, () =>
      shop.call('POST', '/sales', {
        customer: id,
        paymentStatus: 'deferred',
        items: [{ product, quantity: 1 }],
      }),
    );
    expect(ok(replies)).toHaveLength(3);
    expect(await balanceOf(id)).toBe(-4500);
  });

  it('a customer who is blocked meanwhile gets no more credit', async () => {
    const [product, id] = [await part(), await customer()];
    const body = { customer: id, paymentStatus: 'deferred', items: [{ product, quantity: 1 }] };
    const [, ...replies] = await Promise.all([
      shop.call('PATCH', `/customers/${id}/block`, { isBlocked: true }),
      ...Array.from({ length: 6 }, () => shop.call('POST', '/sales', body)),
    ]);
    expect(await balanceOf(id)).toBe(0 - 1500 * ok(replies).length);
    expect((await shop.call('POST', '/sales', body)).statusCode).toBe(409);
  });

  it('sales, payments, refunds and cancellations of one customer never deadlock', async () => {
    const parts = [await part(), await part(), await part()];
    const customers = [
      await customer({ creditLimit: 10_000_000 }),
      await customer({ creditLimit: 10_000_000 }),
    ];
    const sales = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        sell({
          customer: customers[n % 2],
          paymentStatus: 'deferred',
          items: parts.map((product) => ({ product, quantity: 1 })),
        }),
      ),
    );
    const replies = await many(80, (n) => {
      const id = customers[n % 2] as string;
      const sale = sales[n % sales.length]._id;
      const items = (n % 3 ? parts : parts.toReversed()).map((product) => ({ product, quantity: 1 }));
      switch (n % 5) {
        case 0:
          return shop.call('POST', '/sales', { customer: id, paymentStatus: 'deferred', items });
        case 1:
          return shop.call('PATCH', `/customers/${id}/balance`, { amount: 20 });
        case 2:
          return shop.call('POST', `/sales/${sale}/refund`, { refundAmount: 10, items: items.slice(0, 1) });
        case 3:
          return shop.call('PUT', `/sales/${sale}`, { paymentStatus: 'paid' });
        default:
          return shop.call('PUT', `/sales/${sale}/cancel`);
      }
    });
    for (const reply of replies) expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(ok(replies).length).toBeGreaterThan(30);
    await sql`select pg_stat_force_next_flush()`.execute(shop.db);
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });
});
