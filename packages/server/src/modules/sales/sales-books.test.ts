import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCampaign } from '../../../test/campaigns';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
const { part, customer } = shop;

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100);
const pieces = fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100);
const index = fc.nat(5);

const action = fc.oneof(
  fc.record({
    do: fc.constant('sell' as const),
    who: fc.option(index, { nil: null }),
    items: fc.array(fc.record({ product: index, quantity: pieces }), { minLength: 1, maxLength: 4 }),
    paymentStatus: fc.constantFrom('paid', 'partial', 'deferred'),
    partialAmount: cents(6000),
    discount: fc.option(cents(500), { nil: undefined }),
    campaignCode: fc.constantFrom('BOOKS', undefined),
    status: fc.constantFrom('completed', 'completed', 'completed', 'pending'),
  }),
  fc.record({
    do: fc.constant('refund' as const),
    sale: index,
    refundAmount: cents(6000),
    items: fc.option(fc.array(fc.record({ product: index, quantity: pieces }), { maxLength: 2 }), {
      nil: undefined,
    }),
  }),
  fc.record({
    do: fc.constant('settle' as const),
    sale: index,
    partialAmount: fc.option(cents(6000), { nil: undefined }),
  }),
  fc.record({
    do: fc.constant('complete' as const),
    sale: index,
    paymentStatus: fc.constantFrom('paid', 'deferred'),
  }),
  fc.record({ do: fc.constant('cancel' as const), sale: index }),
  // no rate at first, so that some invoices have none
  fc.record({
    do: fc.constant('rate' as const),
    usdToYer: fc.integer({ min: 50_000, max: 60_000 }).map((rate) => rate / 100),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    who: index,
    amount: cents(8000),
    operation: fc.constantFrom('add', 'add', 'subtract', 'set'),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

it('the books balance after any sequence of actions on sales and accounts', async () => {
  // of one branch, of the other, and of both, so that invoices belong to either or to none
  const far = await aWarehouse(shop.db, 'فرع إب');
  const stocks = [{ [shop.warehouse]: 1000 }, { [far]: 1000 }, { [shop.warehouse]: 8, [far]: 990 }];
  const parts = await Promise.all(
    [7, 1550, 999].map((cost, place) => part({ cost, sellingPrice: 1555, stock: stocks[place] })),
  );
  const owner = await shop.shop.person('super_admin');
  const taxed = await owner.call('PUT', '/settings', { store: { applyTax: true, taxRate: 5 } });
  expect(taxed.statusCode, taxed.body).toBe(200);
  const customers = await Promise.all([1, 2].map(() => customer({ creditLimit: 100_000_000 })));
  await aCampaign(shop.db, { code: 'BOOKS', discountValue: 1250 });
  const sales: string[] = [];
  const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T;

  async function perform(step: Action): Promise<number> {
    const named = (items: { product: number; quantity: number }[]) =>
      items.map(({ product, quantity }) => ({ product: pick(parts, product), quantity }));
    // the latest sales, so that many steps hit the same ones
    const sale = () => pick(sales.slice(-4), 'sale' in step ? step.sale : 0);
    if (step.do === 'sell') {
      const reply = await shop.call('POST', '/sales', {
        customer: step.who === null ? null : pick(customers, step.who),
        items: named(step.items),
        paymentStatus: step.paymentStatus,
        partialAmount: step.partialAmount,
        discount: step.discount,
        campaignCode: step.campaignCode,
        status: step.status,
      });
      if (reply.statusCode === 201) sales.push(reply.json().data._id);
      return reply.statusCode;
    }
    if (step.do === 'pay')
      return (
        await shop.call('PATCH', `/customers/${pick(customers, step.who)}/balance`, {
          amount: step.amount,
          operation: step.operation,
        })
      ).statusCode;
    if (step.do === 'rate') {
      await shop.shop.db
        .insertInto('exchangeRates')
        .values({ usdToYer: step.usdToYer, recordedAt: new Date() })
        .execute();
      return 0;
    }
    if (sales.length === 0) return 0;
    const path = `/sales/${sale()}`;
    if (step.do === 'cancel') return (await shop.call('PUT', `${path}/cancel`)).statusCode;
    if (step.do === 'refund')
      return (
        await shop.call('POST', `${path}/refund`, {
          refundAmount: step.refundAmount,
          items: step.items && named(step.items),
        })
      ).statusCode;
    const body =
      step.do === 'complete'
        ? { status: 'completed', paymentStatus: step.paymentStatus }
        : step.partialAmount
          ? { partialAmount: step.partialAmount }
          : { paymentStatus: 'paid' };
    return (await shop.call('PUT', path, body)).statusCode;
  }

  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 14 }), async (steps) => {
      for (const step of steps) {
        const status = await perform(step);
        expect(status, JSON.stringify(step)).toBeLessThan(500);
        if (status && status < 300) seen.set(step.do, (seen.get(step.do) ?? 0) + 1);
      }
      await shop.expectBooksHold();
    }),
    { numRuns: 25, endOnFailure: true },
  );
  // guards against a run in which every step is refused
  for (const done of ['sell', 'refund', 'settle', 'complete', 'cancel', 'pay'])
    expect(seen.get(done), done).toBeGreaterThan(0);
}, 120_000);
