import {
  fromUnits,
  must,
  parseSort,
  type Page,
  type StatementFigures,
  type StatementLine,
  type StatementQuery,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { presentAccount, readAccount, readBalance } from './accounts.queries';
import { inCurrency, sumHeld } from './cash-flow';
import type { PlacedAccount } from './chart.rules';
import { labelOf, sourceOf } from './entry-facts';

/** Bounds of a statement without a period. */
const allDays = { startDate: '0001-01-01', endDate: '9999-12-31' };

interface LineRow {
  entryId: string;
  number: number;
  day: string;
  at: Date;
  kind: string;
  sourceType: string | null;
  sourceId: string | null;
  sourceNumber: string | null;
  note: string;
  usdToYer: number | null;
  accountId: string;
  code: string;
  name: string;
  amount: number;
  currency: string | null;
  currencyAmount: number | null;
  decimals: number | null;
}

const columns = sql`
  l.entry_id, e.number, l.day, e.at, e.kind, e.source_type, e.source_id, e.source_number, e.note, e.usd_to_yer,
  l.account_id, a.code, a.name, l.amount, l.currency, l.currency_amount, c.decimals`;
const joins = sql`
  join journal_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
  left join currencies c on c.code = l.currency`;

const presentLine = (row: LineRow, balance: number): StatementLine => ({
  entry: row.entryId,
  number: row.number,
  date: row.day,
  at: row.at,
  kind: row.kind,
  label: labelOf(row.kind),
  source: sourceOf(row),
  note: row.note,
  usd_to_yer: row.usdToYer,
  account: { _id: row.accountId, code: row.code, name: row.name },
  debit: Math.max(row.amount, 0),
  credit: Math.max(-row.amount, 0),
  currency: row.currency,
  amount: row.currencyAmount === null ? null : fromUnits(row.currencyAmount, { decimals: row.decimals ?? 0 }),
  balance,
});

type Statement = Page<StatementLine> & { summary: StatementFigures };

/** Reads a page of the statement of an account and those below it. */
export async function readStatement(db: Db, id: string, query: StatementQuery): Promise<Statement> {
  const account = await readAccount(db, id);
  const { total, ...summary } = await readFigures(db, account, query);
  const { page, limit } = query;
  const skipped = (page - 1) * limit;
  const isNewestFirst = parseSort(query.sort).direction === 'desc';
  const from = isNewestFirst ? Math.max(total - skipped - limit, 0) : skipped;
  const until = isNewestFirst ? Math.max(total - skipped, 0) : skipped + limit;
  const rows = await readLines(db, account, query, { from, until, opening: summary.opening });
  return { rows: isNewestFirst ? rows.toReversed() : rows, page, limit, total, summary };
}

type Days = Pick<StatementQuery, 'startDate' | 'endDate'>;
const given = ({ startDate = allDays.startDate, endDate = allDays.endDate }: Days) => ({
  startDate,
  endDate,
});

/** Reads the balances of a statement and the number of its lines. */
export async function readFigures(
  db: Db,
  account: PlacedAccount,
  days: Days,
): Promise<StatementFigures & { total: number }> {
  const { startDate, endDate } = given(days);
  type Sums = Pick<StatementFigures, 'opening' | 'debit' | 'credit'> & { total: number };
  const [{ rows }, balance, held] = await Promise.all([
    sql<Sums>`
      select coalesce(sum(debit - credit) filter (where day < ${startDate}::date), 0) as opening,
        coalesce(sum(debit) filter (where day >= ${startDate}::date), 0) as debit,
        coalesce(sum(credit) filter (where day >= ${startDate}::date), 0) as credit,
        coalesce(sum(lines) filter (where day >= ${startDate}::date), 0) as total
      from account_days
      where account_id = any (${account.below}::uuid[]) and day <= ${endDate}::date`.execute(db),
    readBalance(db, account),
    account.isMoney ? sumHeld(db, { startDate, endDate }, account.below) : [],
  ]);
  const sums = must(rows[0]);
  return {
    ...sums,
    account: presentAccount(account, balance),
    closing: sums.opening + sums.debit - sums.credit,
    currencies: held.map(inCurrency),
  };
}

interface Range {
  /** Places of lines in the statement, the first is 0. */
  from: number;
  until: number;
  opening: number;
}

/**
 * Reads some lines of a statement with the balance after each. The totals by day tell on which days they are and what
 * the balance was before these, so that no page reads more than the lines of its own days.
 */
async function readLines(
  db: Db,
  { below }: PlacedAccount,
  days: Days,
  { from, until, opening }: Range,
): Promise<StatementLine[]> {
  const { startDate, endDate } = given(days);
  const { rows } = await sql<LineRow & { balance: number }>`
    with days as (
      select day, sum(debit - credit) as change, sum(lines) as lines from account_days
      where account_id = any (${below}::uuid[]) and day between ${startDate}::date and ${endDate}::date group by 1
    ), ran as (
      select day, lines, sum(lines) over (order by day) - lines as lines_before,
        sum(change) over (order by day) - change as change_before
      from days
    ), touched as materialized (
      select min(day) as first, max(day) as last, min(lines_before) as lines_before,
        (array_agg(change_before order by day))[1] as change_before
      from ran where lines_before < ${until} and lines_before + lines > ${from}
    ), placed as (
      select l.*, t.lines_before + row_number() over statement as place,
        ${opening}::bigint + t.change_before + sum(l.amount) over statement as balance
      from touched t join journal_lines l on l.day between t.first and t.last
      where l.account_id = any (${below}::uuid[])
      window statement as (order by l.day, l.entry_id, l.position)
    )
    select ${columns}, l.balance from placed l ${joins}
    where l.place > ${from} and l.place <= ${until} order by l.place`.execute(db);
  return rows.map((row) => presentLine(row, row.balance));
}

/** Streams all lines of a statement, oldest first. */
export async function* eachLine(
  db: Db,
  { below }: PlacedAccount,
  days: Days,
  opening: number,
): AsyncIterable<StatementLine> {
  const { startDate, endDate } = given(days);
  const lines = db
    .selectFrom(
      sql<LineRow>`(select ${columns}, l.position from journal_lines l ${joins}
        where l.account_id = any (${below}::uuid[]) and l.day between ${startDate}::date and ${endDate}::date)`.as(
        'line',
      ),
    )
    .selectAll()
    .orderBy('day')
    .orderBy('entryId')
    .orderBy(sql`position`);
  let balance = opening;
  for await (const row of lines.stream(500)) yield presentLine(row, (balance += row.amount));
}
