import {
  adenDayBounds,
  cashTexts,
  must,
  notFound,
  parseSort,
  type MoneyMovement,
  type MoneyMovementKind,
  type Page,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { readPage } from '../../db/read-page';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { readWritten, type Written } from './amounts';
import { seesExpected } from './money-accounts.queries';

export interface BookQuery {
  page: number;
  limit: number;
  sort: 'at' | '-at';
  startDate?: string | undefined;
  endDate?: string | undefined;
  currency?: string | undefined;
  kind?: MoneyMovementKind | undefined;
}

const movements = (db: Db) =>
  db
    .selectFrom('moneyMovements')
    .innerJoin('accounts', 'accounts.id', 'moneyMovements.moneyAccountId')
    .leftJoin('users', 'users.id', 'moneyMovements.userId')
    .selectAll('moneyMovements')
    .select(['accounts.name as account', 'users.name as userName']);

type FoundMovement = Awaited<ReturnType<ReturnType<typeof movements>['executeTakeFirstOrThrow']>>;
type MovementRow = FoundMovement & { balanceAfter: number | null };

const presentMovement = (row: MovementRow, written: Written): MoneyMovement => ({
  _id: row.id,
  at: row.at,
  kind: row.kind,
  account: { _id: row.moneyAccountId, name: row.account },
  shift: row.shiftId,
  currency: row.currency,
  amount: written(row.currency, row.amount),
  value: row.cents,
  balanceAfter: row.balanceAfter === null ? null : written(row.currency, row.balanceAfter),
  method: row.method,
  reference: row.reference,
  source:
    row.sourceType && row.sourceId
      ? { type: row.sourceType, _id: row.sourceId, number: row.sourceNumber }
      : null,
  note: row.note,
  user: row.userId ? { _id: row.userId, name: row.userName ?? '' } : null,
});

export async function readBook(db: Db, id: string, query: BookQuery): Promise<Page<MoneyMovement>> {
  await assertMoneyAccount(db, id);
  const [{ rows, ...page }, written] = await Promise.all([
    readPage(db, bookOf(db, id, query), query),
    readWritten(db),
  ]);
  const balances = await readBalances(db, id, rows);
  return {
    ...page,
    rows: rows.map((row) => presentMovement({ ...row, balanceAfter: balances.get(row.id) ?? null }, written)),
  };
}

/**
 * Reads what the account held after each movement of a page: what it holds now, less what moved later. Everything after
 * the page is summed once, which is little for the newest movements, and those are read most. Of an account of the whole
 * shop, a user of one branch sees the movements of its shifts and no balance.
 */
async function readBalances(
  db: Db,
  id: string,
  rows: readonly FoundMovement[],
): Promise<Map<string, number>> {
  const places = rows.map(({ seq }) => seq);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (rows.length === 0) return new Map();
  const { rows: found } = await sql<{ id: string; balance: number }>`
    with later as (
      select currency, sum(amount) as amount from money_movements
      where money_account_id = ${id} and seq > ${last} group by 1
    )
    select m.id, b.amount - coalesce(later.amount, 0) + m.amount - sum(m.amount) over (
        partition by m.currency order by m.seq desc) as balance
    from money_movements m
    join money_balances b on b.money_account_id = m.money_account_id and b.currency = m.currency
    left join later on later.currency = m.currency
    where m.money_account_id = ${id} and m.seq between ${first} and ${last}`.execute(db);
  return new Map(found.map((row) => [row.id, row.balance]));
}

/**
 * Selects the book of an account but for its running balance. A revaluation moves no money, so it is shown only to
 * those who ask for it.
 */
function bookOf(db: Db, id: string, { sort, startDate, endDate, currency, kind }: BookQuery) {
  const { direction } = parseSort(sort);
  return movements(db)
    .where('moneyMovements.moneyAccountId', '=', id)
    .where('moneyMovements.kind', kind ? '=' : '<>', kind ?? 'revaluation')
    .$call((found) => (currency ? found.where('moneyMovements.currency', '=', currency) : found))
    .$call((found) =>
      startDate ? found.where('moneyMovements.at', '>=', adenDayBounds(startDate).from) : found,
    )
    .$call((found) => (endDate ? found.where('moneyMovements.at', '<', adenDayBounds(endDate).until) : found))
    .orderBy('moneyMovements.seq', direction);
}

/**
 * Streams the book; its balances are added up once over all movements, because a file contains most of them. Who may not
 * see what the account holds doesn't see all its movements either, so theirs don't add up to a balance.
 */
export async function* eachMovement(db: Db, id: string, query: BookQuery): AsyncIterable<MoneyMovement> {
  const written = await readWritten(db);
  const running = sql<{ id: string; balance: number | null }>`(
    select m.id, case when b.amount is not null
        then sum(m.amount) over (partition by m.currency order by m.seq) end as balance
    from money_movements m left join money_balances b using (money_account_id, currency)
    where m.money_account_id = ${id})`.as('running');
  const rows = bookOf(db, id, query)
    .innerJoin(running, 'running.id', 'moneyMovements.id')
    .select('running.balance as balanceAfter');
  for await (const row of rows.stream(200)) yield presentMovement(row, written);
}

export async function assertMoneyAccount(db: Db, id: string): Promise<void> {
  const account = await db.selectFrom('moneyAccounts').select('id').where('id', '=', id).executeTakeFirst();
  if (!account) throw notFound(cashTexts.accountNotFound);
}

/**
 * Reads the movement that the transaction has just posted: the newest of the account's currency, whose balance stays
 * locked until commit.
 */
export async function readPosted(
  tx: Tx,
  user: Actor,
  { moneyAccountId, currency }: { moneyAccountId: string; currency: string },
  warnings: string[],
): Promise<MoneyMovement> {
  const row = await movements(tx)
    .innerJoin('moneyBalances', (join) =>
      join
        .onRef('moneyBalances.moneyAccountId', '=', 'moneyMovements.moneyAccountId')
        .onRef('moneyBalances.currency', '=', 'moneyMovements.currency'),
    )
    .select('moneyBalances.amount as balanceAfter')
    .where('moneyMovements.moneyAccountId', '=', moneyAccountId)
    .where('moneyMovements.currency', '=', currency)
    .orderBy('moneyMovements.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const movement = presentMovement(must(row), await readWritten(tx));
  return { ...movement, warnings, ...(!seesExpected(user) && { balanceAfter: null }) };
}
