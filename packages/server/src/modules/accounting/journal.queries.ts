import { fromUnits, parseSort, type JournalEntry, type JournalQuery, type Page } from '@turoos/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { DB } from '../../db/schema';
import { codePrefix, containsWords } from '../../db/search';
import { readAccount } from './accounts.queries';
import { labelOf, sourceOf } from './entry-facts';

type Filter = Omit<JournalQuery, 'account' | 'q'> & {
  accounts: readonly string[] | undefined;
  found: Expression<SqlBool> | undefined;
};

/** Replaces an account by itself and those below it, and the typed text by a condition. */
async function filterOf(db: Db, { account, q, ...query }: JournalQuery): Promise<Filter> {
  return {
    ...query,
    accounts: account ? (await readAccount(db, account)).below : undefined,
    found: q ? await search(db, q) : undefined,
  };
}

function conditions(e: ExpressionBuilder<DB, 'journalEntries'>, filter: Filter): Expression<SqlBool>[] {
  const { startDate, endDate, kind, source, accounts, found } = filter;
  return [
    ...(startDate ? [e('journalEntries.day', '>=', startDate)] : []),
    ...(endDate ? [e('journalEntries.day', '<=', endDate)] : []),
    ...(kind ? [e('journalEntries.kind', '=', kind)] : []),
    ...(source ? [e('journalEntries.sourceId', '=', source)] : []),
    ...(accounts ? [hasAccount(accounts)] : []),
    ...(found ? [found] : []),
  ];
}

const hasAccount = (accounts: readonly string[]) => sql<SqlBool>`exists (
  select from journal_lines l where l.entry_id = journal_entries.id and l.account_id = any (${accounts}::uuid[]))`;

/** A search that finds more entries is dense enough to be tested entry by entry, the newest first. */
const mostFound = 1000;

/**
 * Finds entries by their number, by the start of their document's number, or by words of their note. Each way is a
 * query of its own, because for one condition of three parts the database would read the whole journal.
 */
async function search(db: Db, q: string): Promise<Expression<SqlBool>> {
  const code = codePrefix(q);
  const ways = [
    sql`note <> '' and ${containsWords(sql`turoos_fold(note)`, q)}`,
    ...(code ? [sql`source_number is not null and turoos_code(source_number) like ${code}`] : []),
    ...(/^\d{1,15}$/.test(q) ? [sql`number = ${Number(q)}`] : []),
  ];
  const { rows } = await sql<{ id: string }>`${sql.join(
    ways.map((way) => sql`(select id from journal_entries where ${way} limit ${sql.lit(mostFound + 1)})`),
    sql` union all `,
  )}`.execute(db);
  if (rows.length > mostFound) return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
  return sql<SqlBool>`journal_entries.id = any (${rows.map(({ id }) => id)}::uuid[])`;
}

function sorted(db: Db, filter: Filter) {
  const { field, direction } = parseSort(filter.sort);
  const entries = db
    .selectFrom('journalEntries')
    .leftJoin('users', 'users.id', 'journalEntries.userId')
    .select([
      'journalEntries.id',
      'journalEntries.number',
      'journalEntries.day',
      'journalEntries.at',
      'journalEntries.kind',
      'journalEntries.sourceType',
      'journalEntries.sourceId',
      'journalEntries.sourceNumber',
      'journalEntries.note',
      'journalEntries.usdToYer',
      'journalEntries.userId',
      'users.name as userName',
    ])
    .where((e) => e.and(conditions(e, filter)));
  return field === 'number'
    ? entries.orderBy('journalEntries.number', direction)
    : entries.orderBy('journalEntries.day', direction).orderBy('journalEntries.number', direction);
}
type EntryRow = Awaited<ReturnType<ReturnType<typeof sorted>['executeTakeFirstOrThrow']>>;

export async function listJournal(db: Db, query: JournalQuery): Promise<Page<JournalEntry>> {
  const { rows, ...page } = await readPage(db, sorted(db, await filterOf(db, query)), query);
  return { ...page, rows: await withLines(db, rows) };
}

/** Counts the lines of all matching entries. */
export async function countJournalLines(db: Db, query: JournalQuery): Promise<number> {
  const filter = await filterOf(db, query);
  const { lines } = await db
    .selectFrom('journalEntries')
    .innerJoin('journalLines', 'journalLines.entryId', 'journalEntries.id')
    .select(sql<number>`count(*)`.as('lines'))
    .where((e) => e.and(conditions(e, filter)))
    .executeTakeFirstOrThrow();
  return lines;
}

const entriesAtOnce = 200;

/** Streams all matching entries. */
export async function* eachEntry(db: Db, query: JournalQuery): AsyncIterable<JournalEntry> {
  let gathered: EntryRow[] = [];
  for await (const row of sorted(db, await filterOf(db, query)).stream(entriesAtOnce)) {
    gathered.push(row);
    if (gathered.length < entriesAtOnce) continue;
    yield* await withLines(db, gathered);
    gathered = [];
  }
  yield* await withLines(db, gathered);
}

interface LineRow {
  entryId: string;
  accountId: string;
  code: string;
  name: string;
  amount: number;
  currency: string | null;
  currencyAmount: number | null;
  decimals: number | null;
}

async function withLines(db: Db, entries: readonly EntryRow[]): Promise<JournalEntry[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<LineRow>`
    select l.entry_id, l.account_id, a.code, a.name, l.amount, l.currency, l.currency_amount, c.decimals
    from journal_lines l join accounts a on a.id = l.account_id left join currencies c on c.code = l.currency
    where l.entry_id = any (${entries.map(({ id }) => id)}::uuid[]) order by l.entry_id, l.position`.execute(
    db,
  );
  const lines = new Map<string, LineRow[]>(entries.map(({ id }) => [id, []]));
  for (const row of rows) lines.get(row.entryId)?.push(row);
  return entries.map((entry) => present(entry, lines.get(entry.id) ?? []));
}

const present = (entry: EntryRow, lines: readonly LineRow[]): JournalEntry => ({
  _id: entry.id,
  number: entry.number,
  date: entry.day,
  at: entry.at,
  kind: entry.kind,
  label: labelOf(entry.kind),
  source: sourceOf(entry),
  note: entry.note,
  usd_to_yer: entry.usdToYer,
  user: entry.userId === null ? null : { _id: entry.userId, name: entry.userName ?? '' },
  total: lines.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0),
  lines: lines.map((line) => ({
    account: { _id: line.accountId, code: line.code, name: line.name },
    debit: Math.max(line.amount, 0),
    credit: Math.max(-line.amount, 0),
    currency: line.currency,
    amount:
      line.currencyAmount === null ? null : fromUnits(line.currencyAmount, { decimals: line.decimals ?? 0 }),
  })),
});
