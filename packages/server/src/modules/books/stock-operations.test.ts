import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { aWarehouse } from '../../../test/factories';
import { useSales } from '../../../test/sales';

const shop = useSales();
let parts: string[];
let places: string[];

beforeAll(async () => {
  places = [shop.warehouse, await aWarehouse(shop.db)];
  parts = await Promise.all(
    [900, 1300, 77].map((cost) =>
      shop.part({ cost, stock: Object.fromEntries(places.map((place) => [place, 400])) }),
    ),
  );
});

const index = fc.nat(7);
const pieces = fc.integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100);
const line = { part: index, place: index, quantity: pieces };

/** Creates documents, and takes steps on documents created before. */
const action = fc.oneof(
  fc.record({
    do: fc.constant('adjust' as const),
    ...line,
    type: fc.constantFrom('addition', 'deduction', 'correction'),
  }),
  fc.record({ do: fc.constant('scrap' as const), ...line }),
  fc.record({ do: fc.constant('transfer' as const), ...line }),
  fc.record({ do: fc.constant('count' as const), ...line }),
  fc.record({ do: fc.constant('sell' as const), ...line }),
  fc.record({
    do: fc.constantFrom('reject' as const, 'cancel' as const),
    document: index,
  }),
  fc.record({ do: fc.constant('approve' as const), document: index }),
  fc.record({ do: fc.constant('approve' as const), document: index }),
  fc.record({ do: fc.constant('ship' as const), document: index }),
  fc.record({ do: fc.constant('receive' as const), document: index, share: fc.constantFrom(0.5, 1) }),
  fc.record({ do: fc.constant('enter' as const), document: index, ...line }),
  fc.record({ do: fc.constant('complete' as const), document: index }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

type Document = { path: string; id: string; quantity: number; part: string; last: string };
const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T;

it('concurrent adjustments, scrap, transfers, counts and sales keep the books consistent', async () => {
  const documents: Document[] = [];

  async function begin(path: string, body: object, of: { quantity: number; part: string }): Promise<number> {
    const reply = await shop.call('POST', path, body);
    if (reply.statusCode === 201) documents.push({ path, id: reply.json().data._id, last: '', ...of });
    return reply.statusCode;
  }

  const before: Readonly<Record<string, string>> = { ship: 'approve', receive: 'ship' };
  /**
   * Picks one of the latest three documents of these kinds, so that many steps hit the same documents; for a step that
   * follows another one, of those that took it, because few transfers would ever arrive by chance.
   */
  const of = (n: number, step: string, paths: readonly string[]) => {
    const fitting = documents.filter(({ path }) => paths.includes(path));
    const ready = fitting.filter(({ last }) => last === before[step]);
    const latest = (ready.length > 0 ? ready : fitting).slice(-3);
    return latest.length > 0 ? pick(latest, n) : undefined;
  };

  async function perform(step: Action): Promise<number> {
    if ('document' in step) return continueWith(step);
    const [item, warehouse] = [pick(parts, step.part), pick(places, step.place)];
    const { quantity } = step;
    const begun = { quantity, part: item };
    if (step.do === 'adjust')
      return begin(
        '/stock-adjustments',
        { item, warehouse, quantity, type: step.type, reason: 'other' },
        begun,
      );
    if (step.do === 'scrap') return begin('/scrap', { item, warehouse, quantity, reason: 'damaged' }, begun);
    if (step.do === 'transfer')
      return begin(
        '/transfers',
        {
          fromWarehouse: warehouse,
          toWarehouse: pick(places, step.place + 1),
          items: [{ product: item, quantity }],
        },
        begun,
      );
    if (step.do === 'count') return begin('/inventory-counts', { warehouse }, begun);
    return begin('/sales', { items: [{ product: item, quantity }], paymentStatus: 'paid' }, begun);
  }

  async function continueWith(step: Extract<Action, { document: number }>): Promise<number> {
    const takes = {
      approve: ['/stock-adjustments', '/scrap', '/transfers'],
      reject: ['/stock-adjustments', '/scrap', '/transfers'],
      ship: ['/transfers'],
      receive: ['/transfers'],
      cancel: ['/transfers', '/sales'],
      enter: ['/inventory-counts'],
      complete: ['/inventory-counts'],
    };
    const document = of(step.document, step.do, takes[step.do]);
    if (!document) return 0;
    const code = await take(step, document);
    if (code < 300) document.last = step.do;
    return code;
  }

  function take(step: Extract<Action, { document: number }>, document: Document): Promise<number> {
    const path = `${document.path}/${document.id}`;
    if (step.do === 'enter')
      return status('PUT', path, {
        items: [{ product: pick(parts, step.part), countedQuantity: Math.round(step.quantity * 30) }],
      });
    if (step.do === 'complete') return status('PUT', path, { status: 'completed' });
    if (step.do === 'receive')
      return status('POST', `${path}/receive`, {
        items: [{ product: document.part, quantity: Math.floor(document.quantity * 100 * step.share) / 100 }],
        notes: 'نقص',
      });
    const isSale = document.path === '/sales';
    const asksWhy = !isSale && (step.do === 'reject' || step.do === 'cancel');
    return status(isSale ? 'PUT' : 'POST', `${path}/${step.do}`, asksWhy ? { reason: 'سبب' } : {});
  }

  const status = async (...given: Parameters<typeof shop.call>) => (await shop.call(...given)).statusCode;

  const done = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 40 }), async (steps) => {
      for (let at = 0; at < steps.length; at += 3)
        await Promise.all(
          steps.slice(at, at + 3).map(async (step) => {
            const code = await perform(step);
            expect(code, JSON.stringify(step)).toBeLessThan(500);
            if (code >= 200 && code < 300) done.set(step.do, (done.get(step.do) ?? 0) + 1);
          }),
        );
      await shop.expectBooksHold();
    }),
    { numRuns: 12, endOnFailure: true },
  );
  // a test in which everything is refused would prove nothing
  for (const kind of [
    'adjust',
    'scrap',
    'transfer',
    'count',
    'sell',
    'approve',
    'ship',
    'receive',
    'complete',
  ])
    expect(done.get(kind), kind).toBeGreaterThan(0);
}, 120_000);
