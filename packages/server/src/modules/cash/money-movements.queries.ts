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

/** What the account holds now, less everything that was moved later: cheap for the newest rows, which are read most. */
const heldAfter = sql<number>`(
  select b.amount from money_balances b
  where b.money_account_id = money_movements.money_account_id and b.currency = money_movements.currency
) - (
  select coalesce(sum(later.amount), 0) from money_movements later
  where later.money_account_id = money_movements.money_account_id and later.currency = money_movements.currency
    and later.seq > money_movements.seq)`;

const movements = (db: Db) =>
  db
    .selectFrom('moneyMovements')
    .innerJoin('accounts', 'accounts.id', 'moneyMovements.moneyAccountId')
    .leftJoin('users', 'users.id', 'moneyMovements.userId')
    .selectAll('moneyMovements')
    .select(['accounts.name as account', 'users.name as userName']);

type FoundMovement = Awaited<ReturnType<ReturnType<typeof movements>['executeTakeFirstOrThrow']>>;
type MovementRow = FoundMovement & { balanceAfter: number };

const presentMovement = (row: MovementRow, written: Written): MoneyMovement => ({
  _id: row.id,
  at: row.at,
  kind: row.kind,
  account: { _id: row.moneyAccountId, name: row.account },
  shift: row.shiftId,
  currency: row.currency,
  amount: written(row.currency, row.amount),
  value: row.cents,
  balanceAfter: written(row.currency, row.balanceAfter),
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
    readPage(db, bookOf(db, id, query).select(heldAfter.as('balanceAfter')), query),
    readWritten(db),
  ]);
  return { ...page, rows: rows.map((row) => presentMovement(row, written)) };
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

/** Streams the book; its balances are added up once over all movements, because a file contains most of them. */
export async function* eachMovement(db: Db, id: string, query: BookQuery): AsyncIterable<MoneyMovement> {
  const written = await readWritten(db);
  const running = sql<{ id: string; balance: number }>`(
    select id, sum(amount) over (partition by currency order by seq) as balance
    from money_movements where money_account_id = ${id})`.as('running');
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
    .select(heldAfter.as('balanceAfter'))
    .where('moneyMovements.moneyAccountId', '=', moneyAccountId)
    .where('moneyMovements.currency', '=', currency)
    .orderBy('moneyMovements.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const movement = presentMovement(must(row), await readWritten(tx));
  return { ...movement, warnings, ...(!seesExpected(user) && { balanceAfter: null }) };
}
