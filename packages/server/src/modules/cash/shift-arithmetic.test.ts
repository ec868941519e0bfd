import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/app';
import { useCash } from '../../../test/cash';

vi.setConfig({ testTimeout: 120_000 });

const cash = useCash();
const { aDrawer, accountOf, counts, get, held, part } = cash;

let clerk: Person;
let product: string;
let category: string;
let safe: string;
beforeAll(async () => {
  clerk = await cash.shop.person('sales_staff');
  product = await part({ stock: { [cash.warehouse]: 100_000 } });
  [{ _id: category }] = await get('/expense-categories');
  safe = await accountOf('safe');
});
afterAll(() => cash.expectBooksHold());

type Currency = 'YER' | 'USD' | 'SAR';
type Money = Record<Currency, number>;

/** Amounts in hundredths, so that the model adds whole numbers. */
const nothing = (): Money => ({ YER: 0, USD: 0, SAR: 0 });

const currency = fc.constantFrom<Currency>('YER', 'USD', 'SAR');
const amountOf = (code: Currency) =>
  fc.integer({ min: 1, max: 90_000 }).map((units) => (code === 'YER' ? units * 100 : units));
const money = currency.chain((code) => fc.record({ code: fc.constant(code), amount: amountOf(code) }));

type Step =
  | { does: 'pay_in' | 'pay_out' | 'expense' | 'drop'; code: Currency; amount: number }
  | { does: 'sell' }
  | { does: 'count'; differs: Partial<Money> };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom('pay_in', 'pay_out', 'expense', 'drop'), money)
      .map(([does, m]) => ({ does, ...m }) as Step),
  },
  { weight: 3, arbitrary: fc.constant({ does: 'sell' } as const) },
  {
    weight: 2,
    arbitrary: fc
      .array(money, { maxLength: 2 })
      .map(
        (some) =>
          ({ does: 'count', differs: Object.fromEntries(some.map((m) => [m.code, m.amount])) }) as const,
      ),
  },
);

const written = (amounts: Money) =>
  Object.fromEntries(Object.entries(amounts).map(([code, hundredths]) => [code, hundredths / 100]));

describe('a drawer over several shifts', () => {
  it('always holds what a simple model adds up, and every Z report says so', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const drawer = await aDrawer(`صندوق ${crypto.randomUUID()}`);
        const model = nothing();
        let float = nothing();
        let zNumber = 0;
        let shift: string = (await cash.open(clerk, {}, drawer))._id;

        for (const one of steps) {
          if (one.does === 'sell') {
            // 15 dollars and 500 rials of change for 8,000 rials
            const sale = { items: [{ product, quantity: 1 }], tenders: [{ currency: 'YER', amount: 8000 }] };
            await cash.sell({ ...sale, change: { currency: 'YER' } }, clerk);
            model.YER += 750_000;
          } else if (one.does === 'count') {
            const expected = { ...model };
            for (const [code, extra] of Object.entries(one.differs)) model[code as Currency] += extra;
            // nobody counts less than nothing
            for (const code of Object.keys(model) as Currency[]) model[code] = Math.max(0, model[code]);
            const reply = await clerk.call('POST', `/shifts/${shift}/close`, {
              counts: counts(written(model)),
              reason: 'عدّ',
            });
            expect(reply.statusCode, reply.body).toBe(200);
            const { data } = reply.json();
            expect(data.zNumber).toBe(++zNumber);
            for (const row of data.currencies as ReportRow[]) {
              expect(row).toMatchObject({
                float: float[row.currency] / 100,
                expected: expected[row.currency] / 100,
                counted: model[row.currency] / 100,
              });
              const moved = row.movements.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
              expect(Math.round(row.float * 100) + moved).toBe(expected[row.currency]);
            }
            float = { ...model };
            shift = (await cash.open(clerk, written(model), drawer))._id;
          } else {
            const { does: kind, code, amount } = one;
            const body = {
              kind,
              currency: code,
              amount: amount / 100,
              note: 'x',
              ...(kind === 'expense' && { category }),
              ...(kind !== 'pay_in' && { confirm: true }),
            };
            await cash.move(clerk, shift, body);
            model[code] += kind === 'pay_in' ? amount : -amount;
          }
        }
        const left = Object.fromEntries(Object.entries(written(model)).filter(([, amount]) => amount !== 0));
        expect(await held(drawer)).toEqual(left);
        const report = await get(`/shifts/${shift}/report`);
        for (const row of report.currencies as ReportRow[])
          expect(row.expected).toBe(model[row.currency] / 100);
        await clerk.call('POST', `/shifts/${shift}/close`, {
          counts: counts(written({ ...nothing() })),
          reason: 'نهاية',
        });
      }),
      { numRuns: 12 },
    ));

  it('and every other account equal their movements and their journal lines', async () => {
    expect(await held(safe)).not.toEqual({});
    const { rows } = await sql`
      select b.money_account_id, b.currency, b.amount, m.amount as moved, b.cents, l.cents as booked, l.amount as posted
      from money_balances b
      left join (select money_account_id, currency, sum(amount) as amount from money_movements group by 1, 2) m
        using (money_account_id, currency)
      left join (select account_id as money_account_id, currency, sum(amount) as cents, sum(currency_amount) as amount
        from journal_lines where currency is not null group by 1, 2) l using (money_account_id, currency)
      where b.amount <> coalesce(m.amount, 0) or b.cents <> coalesce(l.cents, 0)`.execute(cash.db);
    expect(rows).toEqual([]);
  });
});

interface ReportRow {
  currency: Currency;
  float: number;
  movements: { amount: number }[];
  expected: number;
}
