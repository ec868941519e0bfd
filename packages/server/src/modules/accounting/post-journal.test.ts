import type { Figures } from '@turoos/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction, type Tx } from '../../db/transaction';
import { noteMoved } from '../../kernel/moved-value';
import { checkBooks } from '../books';
import { postJournal, type MoneyMove } from './post-journal';

const database = useDatabase();
let safe: string;

beforeAll(async () => {
  const row = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('key', '=', 'safe')
    .executeTakeFirstOrThrow();
  safe = row.id;
});

const rials = (amount: number, cents: number): MoneyMove => ({
  moneyAccountId: safe,
  shiftId: null,
  kind: 'tender',
  currency: 'YER',
  amount,
  cents,
  toYer: 1,
});

const sale: Figures<'sale'> = { subtotal: 0, discount: 0, campaignDiscount: 0, tax: 0, rounding: 0 };
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => transaction(database.db, work);

/** The balance of each account by its key, in cents. */
async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; amount: number }>`
    select a.key, sum(l.amount) as amount from journal_lines l join accounts a on a.id = l.account_id
    group by 1`.execute(database.db);
  return Object.fromEntries(rows.map(({ key, amount }) => [key, amount]));
}

async function changed(work: (tx: Tx) => Promise<void>): Promise<Record<string, number>> {
  const before = await balances();
  await inTransaction(work);
  const after = await balances();
  const keys = Object.keys(after).filter((key) => after[key] !== (before[key] ?? 0));
  return Object.fromEntries(keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)]));
}

const held = () =>
  database.db
    .selectFrom('moneyBalances')
    .select(['amount', 'cents'])
    .where('moneyAccountId', '=', safe)
    .where('currency', '=', 'YER')
    .executeTakeFirstOrThrow();

describe('a journal entry', () => {
  it('holds what stock, ledger and money moved, and the other side by the rule of its kind', async () => {
    const lines = await changed(async (tx) => {
      noteMoved(tx, 'inventory', -700);
      noteMoved(tx, 'customers', 400);
      await postJournal(tx, {
        kind: 'sale',
        figures: { ...sale, subtotal: 1100, discount: 100, tax: 50, rounding: 2 },
        money: [rials(3526, 652)],
        userId: null,
      });
    });
    expect(lines).toEqual({
      safe: 652,
      customers: 400,
      inventory: -700,
      discounts: 100,
      costOfGoodsSold: 700,
      sales: -1100,
      taxPayable: -50,
      rounding: -2,
    });
  });

  it('that does not balance is a programming error and writes nothing', async () => {
    await expect(
      changed((tx) => postJournal(tx, { kind: 'sale', figures: { ...sale, subtotal: 5 }, userId: null })),
    ).rejects.toThrow('does not balance by -5 cents');
  });

  it('is refused by the database when its lines differ, at once or later', async () => {
    const { id } = await database.db
      .selectFrom('journalEntries')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const line = sql`insert into journal_lines (entry_id, position, account_id, day, amount)
      values (${id}, 99, ${safe}, '2026-01-01', 5)`;
    await expect(line.execute(database.db)).rejects.toThrow('debits and credits');
    const entry = sql`insert into journal_entries (day, kind) values ('2026-01-01', 'sale')`;
    await expect(entry.execute(database.db)).rejects.toThrow('does not balance');
  });

  it('cannot be changed, deleted or dated into closed books', async () => {
    await expect(sql`update journal_lines set amount = 1`.execute(database.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from journal_entries`.execute(database.db)).rejects.toThrow('append-only');
    await sql`update books set closing_date = '2026-01-31'`.execute(database.db);
    const expense = (day: string) =>
      inTransaction(async (tx) => {
        noteMoved(tx, 'inventory', 5);
        await postJournal(tx, { kind: 'openingStock', figures: {}, day, userId: null });
      });
    await expect(expense('2026-01-31')).rejects.toThrow('closed up to that day');
    await expect(expense('2026-02-01')).resolves.toBeUndefined();
    await sql`update books set closing_date = null`.execute(database.db);
  });

  it('is refused when more is left over than the rounding of its stock can explain', async () => {
    const purchase = (owed: number, inexact: number) => (tx: Tx) => {
      noteMoved(tx, 'inventory', 1000);
      noteMoved(tx, 'suppliers', -owed);
      noteMoved(tx, 'inexact', inexact);
      const figures = { clearing: 0, difference: 0, rounding: 0 };
      return postJournal(tx, { kind: 'purchase', figures, userId: null });
    };
    expect(await changed(purchase(1002, 2.5))).toEqual({ inventory: 1000, suppliers: -1002, rounding: 2 });
    await expect(inTransaction(purchase(1003, 2.5))).rejects.toThrow('does not balance by -3 cents');
    await expect(inTransaction(purchase(1001, 0))).rejects.toThrow('does not balance');
  });

  it('that rounds more than small change is named by the books', async () => {
    const pay = (rounding: number) => (tx: Tx) =>
      postJournal(tx, {
        kind: 'customerPayment',
        figures: { rounding },
        money: [{ ...rials(rounding, rounding), currency: 'USD', toYer: null }],
        userId: null,
      });
    const named = async () =>
      (await checkBooks(database.db)).find(({ claim }) => claim === 'what an entry rounds is small change')
        ?.contradictions;
    await inTransaction(pay(1000));
    expect(await named()).toEqual([]);
    await inTransaction(pay(1001));
    expect(await named()).toEqual([expect.stringMatching(/^entry \d+ \(customerPayment\): -1001$/)]);
  });

  it('adds up by day', async () => {
    const { rows } = await sql`
      select day, account_id, debit, credit, lines from account_days
      except select day, account_id, coalesce(sum(amount) filter (where amount > 0), 0),
        coalesce(-sum(amount) filter (where amount < 0), 0), count(*) from journal_lines group by 1, 2`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('adds up by day and kind for money accounts, as a journal without totals does when it is summed', async () => {
    const totals = () => sql`select * from money_days order by 1, 2, 3, 4`.execute(database.db);
    const { rows: kept } = await totals();
    expect(kept.length).toBeGreaterThan(0);
    await sql`select turoos_sum_journal()`.execute(database.db);
    expect((await totals()).rows).toEqual(kept);
    const { rows } = await sql`
      select money_account_id, currency, sum(amount_in - amount_out), sum(cents_in - cents_out) from money_days group by 1, 2
      except select money_account_id, currency, amount, cents from money_balances`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('money that leaves an account', () => {
  it('takes its average value along, and the difference to the rate of the day is an exchange difference', async () => {
    const before = await held();
    // 10,000 rials that were worth 20.00 dollars go out when they are worth 18.00
    await changed((tx) =>
      postJournal(tx, {
        kind: 'payIn',
        figures: { value: 0 },
        money: [rials(-before.amount, 0)],
        userId: null,
      }),
    );
    expect(await held()).toEqual({ amount: 0, cents: 0 });
    await changed(async (tx) => {
      noteMoved(tx, 'customers', -2000);
      await postJournal(tx, {
        kind: 'customerPayment',
        figures: { rounding: 0 },
        money: [rials(10_000, 2000)],
        userId: null,
      });
    });
    const lines = await changed(async (tx) => {
      noteMoved(tx, 'suppliers', 900);
      await postJournal(tx, {
        kind: 'supplierPayment',
        figures: { rounding: 0 },
        money: [rials(-5000, -900)],
        userId: null,
      });
    });
    expect(lines).toEqual({ safe: -1000, suppliers: 900, exchangeDifferences: 100 });
    expect(await held()).toEqual({ amount: 5000, cents: 1000 });
  });

  it('leaves nothing behind in the books when nothing is left in the account', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: -90_000, max: 90_000 }), fc.integer({ min: 400, max: 700 })), {
          minLength: 1,
          maxLength: 8,
        }),
        async (steps) => {
          const { rows } = await sql<{ cents: number }>`
            with recursive steps as (
              select row_number() over () as i, amount, round(amount * 100.0 / rate)::bigint as cents
              from unnest(${steps.map(([amount]) => amount)}::bigint[], ${steps.map(([, rate]) => rate)}::int[])
                as s (amount, rate)
            ), run as (
              select 0::bigint as i, 0::bigint as amount, 0::bigint as cents
              union all
              select s.i, r.amount + s.amount, r.cents + turoos_booked(r.amount, r.cents, s.amount, s.cents)
              from run r join steps s on s.i = r.i + 1
            ), last as (select * from run order by i desc limit 1)
            select cents + turoos_booked(amount, cents, -amount, 0) as cents from last`.execute(database.db);
          expect(rows).toEqual([{ cents: 0 }]);
        },
      ),
      { numRuns: 40 },
    ));
});
