import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { entriesOf } from '../../../test/journal-entries';
import { useOfflineSales } from '../../../test/offline-sales';

const offline = useOfflineSales();
const { shop, fact, book, part, customer } = offline;

afterAll(() => offline.expectBooksHold());

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
  cents: fc.integer({ min: 1, max: 50_000 }),
  cost: fc.integer({ min: 0, max: 40_000 }),
});
const tender = fc.record({
  currency: fc.constantFrom('YER', 'USD', 'SAR'),
  share: fc.double({ min: 0, max: 1.5, noNaN: true }),
});

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/**
 * Money leaves the safe at its average value, in which the roundings of all that came before add up, so the second of two
 * equal sales may differ from the first by a few cents.
 */
function withoutRevaluation({ lines, ...entry }: Entry): Entry {
  const { exchangeDifferences = 0, safe = 0, ...others } = lines;
  expect(Math.abs(exchangeDifferences)).toBeLessThanOrEqual(10);
  return { ...entry, lines: { ...others, safe: safe + exchangeDifferences } };
}

it('books a sale as it would have been booked with the server', async () => {
  const who = await customer({ creditLimit: 1_000_000_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(tender, { maxLength: 3 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('YER', 'USD', 'SAR', undefined),
      async (lines, shares, percent, changeIn) => {
        /** The same shelf twice, because each sale changes what lies there. */
        const shelf = () =>
          Promise.all(
            lines.map(async ({ quantity, cents, cost }) => ({
              product: await part({ sellingPrice: cents, cost }),
              quantity,
              price: cents / 100,
              listPrice: cents / 100,
            })),
          );
        const [one, two] = [await shelf(), await shelf()];
        const subtotal = lines.reduce(
          (sum, each) => sum + Math.round((each.cents * Math.round(each.quantity * 100)) / 100),
          0,
        );
        const discount = Math.floor((subtotal * percent) / 200) / 100;
        const due = subtotal / 100 - discount;
        const amountIn = {
          YER: (usd: number) => Math.round(usd * 500),
          USD: (usd: number) => Math.round(usd * 100) / 100,
          SAR: (usd: number) => Math.round(((usd * 500) / 130) * 100) / 100,
        };
        const tenders = shares
          .map(({ currency, share }) => ({
            currency,
            amount: amountIn[currency as keyof typeof amountIn](due * share),
          }))
          .filter(({ amount }) => amount > 0);
        const change = changeIn && tenders.length > 0 ? { change: { currency: changeIn } } : {};
        const payment = tenders.length > 0 ? { tenders, ...change } : { paymentStatus: 'deferred' };

        let online: Record<string, unknown> | undefined;
        const entries = await entriesOf(shop.db, async () => {
          const reply = await offline.call('POST', '/sales', {
            items: one,
            customer: who,
            discount,
            ...payment,
          });
          if (reply.statusCode === 201) online = reply.json().data;
        });
        fc.pre(online !== undefined);
        const {
          grandTotal,
          rounding,
          change: back,
        } = online as { grandTotal: number; rounding: number; change: object | null };
        const made = fact({ items: two, customer: who, discount });
        const entriesOffline = await entriesOf(shop.db, async () => {
          const wanted = changeIn && tenders.length > 0 ? { currency: changeIn, amount: 0 } : null;
          const money = { tenders, change: back ?? wanted, rounding };
          const body = { ...made, ...money, user: offline.manager.id, grandTotal };
          expect((await book(body, offline.till, offline.manager)).decisions).toEqual([]);
        });
        expect(entriesOffline.map(withoutRevaluation)).toEqual(entries.map(withoutRevaluation));
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
