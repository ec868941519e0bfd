import { can, cashTexts, notFound, type MoneyAccount, type MoneyAccountKind } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import { readWritten, type Written } from './amounts';

/** Whether a user may know what should be in a drawer before somebody has counted it. */
export const seesExpected = (user: Actor): boolean => can(user, 'cash:admin');

const moneyAccounts = (db: Db) =>
  db
    .selectFrom('moneyAccounts')
    .innerJoin('accounts', 'accounts.id', 'moneyAccounts.id')
    .leftJoin('warehouses', 'warehouses.id', 'moneyAccounts.warehouseId')
    .select([
      'moneyAccounts.id',
      'moneyAccounts.kind',
      'moneyAccounts.currencies',
      'moneyAccounts.warehouseId',
      'accounts.code',
      'accounts.name',
      'accounts.isActive',
      'accounts.version',
      'warehouses.name as branch',
      sql<{ currency: string; amount: number; value: number }[]>`(
        select coalesce(json_agg(json_build_object('currency', b.currency, 'amount', b.amount, 'value', b.cents)
          order by c.position), '[]')
        from money_balances b join currencies c on c.code = b.currency
        where b.money_account_id = money_accounts.id
          and (b.amount <> 0 or b.cents <> 0 or b.currency = any (money_accounts.currencies)))`.as(
        'balances',
      ),
      sql<Date | null>`(select max(c.at) from money_counts c where c.money_account_id = money_accounts.id)`.as(
        'countedAt',
      ),
      sql<{ id: string; openedBy: string; openedAt: string } | null>`(
        select json_build_object('id', s.id, 'openedBy', coalesce(u.name, ''), 'openedAt', s.opened_at)
        from shifts s left join users u on u.id = s.opened_by
        where s.drawer_id = money_accounts.id and s.status = 'open')`.as('openShift'),
    ])
    .orderBy('accounts.code');

type Row = Awaited<ReturnType<ReturnType<typeof moneyAccounts>['executeTakeFirstOrThrow']>>;

const present = (row: Row, written: Written, showsBalances: boolean): MoneyAccount => ({
  _id: row.id,
  kind: row.kind,
  code: row.code,
  name: row.name,
  branch: row.warehouseId ? { _id: row.warehouseId, name: row.branch ?? '' } : null,
  currencies: row.currencies,
  balances: showsBalances
    ? row.balances.map((held) => ({ ...held, amount: written(held.currency, held.amount) }))
    : null,
  countedAt: row.countedAt,
  openShift: row.openShift && {
    _id: row.openShift.id,
    openedBy: row.openShift.openedBy,
    openedAt: new Date(row.openShift.openedAt),
  },
  isActive: row.isActive,
  version: row.version,
});

export async function listMoneyAccounts(
  db: Db,
  user: Actor,
  kind?: MoneyAccountKind,
): Promise<MoneyAccount[]> {
  const [rows, written] = await Promise.all([
    moneyAccounts(db)
      .$call((found) => (kind ? found.where('moneyAccounts.kind', '=', kind) : found))
      .execute(),
    readWritten(db),
  ]);
  return rows.map((row) => present(row, written, seesExpected(user)));
}

export async function readMoneyAccount(db: Db, user: Actor, id: string): Promise<MoneyAccount> {
  const [row, written] = await Promise.all([
    moneyAccounts(db).where('moneyAccounts.id', '=', id).executeTakeFirst(),
    readWritten(db),
  ]);
  if (!row) throw notFound(cashTexts.accountNotFound);
  return present(row, written, seesExpected(user));
}
