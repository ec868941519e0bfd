import type { BookedOfflineSale } from '@turoos/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { shop, fact, send, book, part, stockOf } = offline;

it('books a sale once that arrives several times at once, and answers all alike', async () => {
  const product = await part();
  const made = fact({ items: [{ product }] });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      book({ ...made, sentAt: new Date(Date.now() + index).toISOString() }),
    ),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await stockOf(product)).toBe(99);
});

it('sells the same last piece twice on two tills, with one shortage', async () => {
  const product = await part();
  await offline.sell({ items: [{ product, quantity: 99 }] });
  const tills = [await offline.newTill(), await offline.newTill()];
  const answers = await Promise.all(tills.map((till) => book(fact({ items: [{ product }] }, till), till)));
  expect(answers.flatMap(({ decisions }) => decisions)).toEqual(['shortage']);
  expect(await stockOf(product)).toBe(0);
});

it('books 600 sales of three tills once each, in any order and with lost answers', async () => {
  const products = await Promise.all(Array.from({ length: 12 }, () => part()));
  const tills = [await offline.newTill(), await offline.newTill(), await offline.newTill()];
  const facts = tills.flatMap((till) =>
    Array.from({ length: 200 }, (_, index) => ({
      till,
      body: fact({ items: [{ product: products[index % 12] ?? '', quantity: 1 + (index % 3) }] }, till),
    })),
  );
  // a lost answer is a sale that is sent again
  const deliveries = [...facts, ...facts.filter((_, index) => index % 5 === 0)];
  for (let index = deliveries.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [deliveries[index], deliveries[other]] = [deliveries[other]!, deliveries[index]!];
  }
  const answers = new Map<string, BookedOfflineSale>();
  const worker = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop()) {
      const reply = await send(next.body, next.till);
      expect(reply.statusCode, reply.body).toBe(200);
      const answer: BookedOfflineSale = reply.json().data;
      expect(answers.get(answer.id) ?? answer).toEqual(answer);
      answers.set(answer.id, answer);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));

  expect(answers.size).toBe(600);
  const numbers = [...answers.values()];
  expect(new Set(numbers.map(({ saleNumber }) => saleNumber)).size).toBe(600);
  expect(new Set(numbers.map(({ sale }) => sale)).size).toBe(600);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(600);
  const { rows } = await sql<{ sales: number; lines: number }>`
    select count(distinct s.id)::int as sales, sum(i.quantity) as lines
    from offline_sales o join sales s on s.id = o.sale_id join sale_items i on i.sale_id = s.id
    where o.till_id = any (${tills.map(({ _id }) => _id)}::uuid[])`.execute(shop.db);
  const sold = facts.reduce((sum, { body }) => sum + (body.items[0]?.quantity ?? 0), 0);
  expect(rows[0]).toEqual({ sales: 600, lines: sold });
  for (const product of products) expect(await stockOf(product)).toBeGreaterThanOrEqual(0);
  await offline.expectBooksHold();
}, 120_000);

it.each(['online', 'offline'])(
  'books a sale once whose ordinary request is still under way, %s first',
  async (first) => {
    const product = await part();
    const made = Array.from({ length: 6 }, () => fact({ items: [{ product }], wasTried: true }));
    const online = (key: string) =>
      offline.seller.call(
        'POST',
        '/sales',
        { items: [{ product, quantity: 1 }], tenders: [{ currency: 'YER', amount: 7500 }] },
        { 'idempotency-key': key },
      );
    await Promise.all(
      made.map(async (body) => {
        const calls = [() => online(body.id), () => send(body)];
        if (first === 'offline') calls.reverse();
        const replies = await Promise.all(calls.map((call) => call()));
        const [ordinary, kept] = first === 'online' ? replies : replies.toReversed();
        expect(kept?.statusCode, kept?.body).toBe(200);
        const { sale, decisions } = kept?.json().data ?? {};
        expect(decisions).toEqual([]);
        if (ordinary?.statusCode === 201) expect(ordinary.json().data._id).toBe(sale);
        else expect(ordinary?.json().code).toBe('KEY_REUSED');
      }),
    );
    expect(await stockOf(product)).toBe(94);
  },
);
