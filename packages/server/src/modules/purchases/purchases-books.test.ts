import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { usePurchases } from '../../../test/purchases';

const { shop, supplier } = usePurchases();

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100);
const pieces = fc.integer({ min: 1, max: 900 }).map((hundredths) => hundredths / 100);
const index = fc.nat(5);
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const action = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    who: index,
    items: maybe(
      fc.array(fc.record({ product: index, quantity: pieces, unitCost: cents(3000), place: index }), {
        minLength: 1,
        maxLength: 4,
      }),
    ),
    totalAmount: cents(9000),
    paidAmount: maybe(cents(4000)),
    freight: maybe(cents(900)),
    chargesOnBill: fc.boolean(),
    spreadBy: fc.constantFrom('value', 'quantity'),
    status: fc.constantFrom('completed', 'completed', 'completed', 'pending'),
  }),
  fc.record({ do: fc.constant('receive' as const), purchase: index, paidAmount: maybe(cents(500)) }),
  fc.record({
    do: fc.constant('edit' as const),
    purchase: index,
    totalAmount: maybe(cents(9000)),
    paidAmount: maybe(cents(4000)),
  }),
  fc.record({ do: fc.constant('pay' as const), purchase: index, amount: cents(3000) }),
  fc.record({
    do: fc.constant('status' as const),
    purchase: index,
    paymentStatus: fc.constantFrom('paid', 'pending', 'partial'),
  }),
  fc.record({
    do: fc.constant('return' as const),
    purchase: index,
    items: maybe(fc.array(fc.record({ product: index, quantity: pieces }), { minLength: 1, maxLength: 2 })),
  }),
  fc.record({ do: fc.constant('cancel' as const), purchase: index }),
  fc.record({ do: fc.constant('delete' as const), purchase: index }),
  fc.record({ do: fc.constant('payAccount' as const), who: index, amount: cents(6000) }),
  fc.record({ do: fc.constant('sell' as const), product: index, quantity: pieces }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

it('the books balance after any sequence of actions on purchases and accounts', async () => {
  const places = [shop.warehouse, await aWarehouse(shop.db)];
  const parts = await Promise.all(
    [1, 2, 3].map(() => shop.part({ stock: {}, mainWarehouseId: shop.warehouse })),
  );
  const suppliers = [await supplier(), await supplier()];
  const purchases: string[] = [];
  const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T;

  async function perform(step: Action): Promise<number> {
    if (step.do === 'buy') {
      const { do: _, who, items, ...body } = step;
      const reply = await shop.call('POST', '/purchases', {
        ...body,
        supplier: pick(suppliers, who),
        purchaseDate: '2026-01-10',
        items: items?.map(({ product, place, ...line }) => ({
          ...line,
          product: pick(parts, product),
          warehouse: pick(places, place),
        })),
      });
      if (reply.statusCode === 201) purchases.push(reply.json().data._id);
      return reply.statusCode;
    }
    if (step.do === 'payAccount')
      return (
        await shop.call('POST', `/suppliers/${pick(suppliers, step.who)}/payments`, { amount: step.amount })
      ).statusCode;
    if (step.do === 'sell')
      return (
        await shop.call('POST', '/sales', {
          paymentStatus: 'paid',
          items: [{ product: pick(parts, step.product), quantity: step.quantity, price: 50 }],
        })
      ).statusCode;
    if (purchases.length === 0) return 0;
    // the latest purchases, so that many steps hit the same ones
    const path = `/purchases/${pick(purchases.slice(-4), step.purchase)}`;
    switch (step.do) {
      case 'receive':
        return (await shop.call('PUT', path, { status: 'completed', paidAmount: step.paidAmount }))
          .statusCode;
      case 'edit':
        return (await shop.call('PUT', path, { totalAmount: step.totalAmount, paidAmount: step.paidAmount }))
          .statusCode;
      case 'pay':
        return (await shop.call('POST', `${path}/payments`, { amount: step.amount })).statusCode;
      case 'status':
        return (await shop.call('PATCH', `${path}/payment-status`, { paymentStatus: step.paymentStatus }))
          .statusCode;
      case 'return':
        return (
          await shop.call('POST', `${path}/return`, {
            items: step.items?.map(({ product, quantity }) => ({ product: pick(parts, product), quantity })),
          })
        ).statusCode;
      case 'cancel':
        return (await shop.call('POST', `${path}/cancel`, {})).statusCode;
      default:
        return (await shop.call('DELETE', path)).statusCode;
    }
  }

  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 16 }), async (steps) => {
      for (const step of steps) {
        const status = await perform(step);
        expect(status, JSON.stringify(step)).toBeLessThan(500);
        if (status && status < 300) seen.set(step.do, (seen.get(step.do) ?? 0) + 1);
      }
      await shop.expectBooksHold();
    }),
    { numRuns: 40, endOnFailure: true },
  );
  // guards against a run in which every step is refused
  for (const done of [
    'buy',
    'receive',
    'edit',
    'pay',
    'status',
    'return',
    'cancel',
    'delete',
    'payAccount',
    'sell',
  ])
    expect(seen.get(done) ?? 0, done).toBeGreaterThan(0);
}, 120_000);
