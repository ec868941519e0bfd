import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier } = usePurchases();

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100);
const pieces = fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100);
const index = fc.nat(2);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const arrivals = fc.array(fc.record({ product: index, quantity: pieces, unitCost: maybe(cents(3000)) }), {
  minLength: 1,
  maxLength: 3,
});

const order = fc.record({
  items: fc.array(fc.record({ product: index, quantity: pieces, unitCost: cents(3000), place: fc.nat(1) }), {
    minLength: 1,
    maxLength: 4,
  }),
  freight: cents(900),
  customs: cents(300),
  chargesOnBill: fc.boolean(),
  spreadBy: fc.constantFrom('value', 'quantity'),
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('arrive' as const), items: maybe(arrivals) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('closeRest' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('receive' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), amount: cents(3000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      items: maybe(fc.array(fc.record({ product: index, quantity: pieces }), { minLength: 1, maxLength: 2 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sell' as const), product: index, quantity: pieces }) },
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
const plain = {
  items: [{ product: 0, quantity: 5, unitCost: 10, place: 0 }],
  freight: 0,
  customs: 0,
  chargesOnBill: false,
  spreadBy: 'value' as const,
};
/** Ways in which every kind of step is taken, because chance alone may refuse one in all runs. */
const ways: Step[][] = [
  [
    { do: 'arrive', items: [{ product: 0, quantity: 2, unitCost: undefined }] },
    { do: 'pay', amount: 1 },
    { do: 'closeRest' },
  ],
  [
    { do: 'receive' },
    { do: 'sell', product: 0, quantity: 1 },
    { do: 'return', items: [{ product: 0, quantity: 1 }] },
  ],
  [{ do: 'cancel' }],
];

it('the books balance in whatever portions an order arrives, is paid, given up, returned or cancelled', async () => {
  const places = [shop.warehouse, await aWarehouse(shop.db)];
  const parts = await Promise.all(
    [1, 2, 3].map(() => shop.part({ stock: {}, mainWarehouseId: shop.warehouse })),
  );
  const from = await supplier();
  const part = <T extends { product: number }>(item: T) => ({ ...item, product: parts[item.product] });

  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(order, fc.array(step, { minLength: 2, maxLength: 7 }), async (head, steps) => {
      const made = await shop.call('POST', '/purchases', {
        ...head,
        supplier: from,
        purchaseDate: '2026-01-10',
        status: 'pending',
        items: head.items.map(({ place, ...item }) => ({ ...part(item), warehouse: places[place] })),
      });
      expect(made.statusCode, made.body).toBe(201);
      const path = `/purchases/${made.json().data._id}`;
      for (const one of steps) {
        const reply = await perform(path, one);
        expect(reply.statusCode, JSON.stringify(one) + reply.body).toBeLessThan(500);
        if (reply.statusCode < 300) seen.set(one.do, (seen.get(one.do) ?? 0) + 1);
      }
      await shop.expectBooksHold();
    }),
    {
      numRuns: 40,
      endOnFailure: true,
      examples: ways.map((steps): [typeof plain, typeof steps] => [plain, steps]),
    },
  );
  // guards against runs in which a step is always refused
  for (const done of ['arrive', 'closeRest', 'receive', 'pay', 'return', 'cancel', 'sell'])
    expect(seen.get(done) ?? 0, done).toBeGreaterThan(0);

  function perform(path: string, one: Step) {
    switch (one.do) {
      case 'arrive':
        return shop.call('POST', `${path}/receipts`, { confirm: true, items: one.items?.map(part) });
      case 'closeRest':
        return shop.call('POST', `${path}/close-rest`, { reason: 'نفد عند المورد' });
      case 'receive':
        return shop.call('PUT', path, { status: 'completed' });
      case 'pay':
        return shop.call('POST', `${path}/payments`, { amount: one.amount });
      case 'return':
        return shop.call('POST', `${path}/return`, { items: one.items?.map(part) });
      case 'cancel':
        return shop.call('POST', `${path}/cancel`, {});
      default:
        return shop.call('POST', '/sales', {
          paymentStatus: 'paid',
          items: [{ ...part(one), quantity: one.quantity, price: 50, do: undefined }],
        });
    }
  }
}, 120_000);
