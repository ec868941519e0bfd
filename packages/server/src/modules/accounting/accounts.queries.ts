import { accountingTexts, notFound, type Account } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { inTree, sumBelow, type ChartAccount, type PlacedAccount } from './chart.rules';

/** Reads the chart of accounts, from top to bottom. */
export async function readChart(db: Db): Promise<PlacedAccount[]> {
  const { rows } = await sql<ChartAccount>`
    select a.id, a.code, a.name, a.kind, a.parent_id, a.key, a.is_active, a.version, m.id is not null as is_money
    from accounts a left join money_accounts m on m.id = a.id`.execute(db);
  return inTree(rows);
}

export async function readAccount(db: Db, id: string): Promise<PlacedAccount> {
  const account = (await readChart(db)).find((one) => one.id === id);
  if (!account) throw notFound(accountingTexts.accountNotFound);
  return account;
}

export async function listAccounts(db: Db): Promise<Account[]> {
  const [chart, { rows }] = await Promise.all([
    readChart(db),
    sql<{ accountId: string; balance: number }>`
      select account_id, sum(debit - credit) as balance from account_days group by 1`.execute(db),
  ]);
  const own = new Map(rows.map(({ accountId, balance }) => [accountId, balance]));
  return chart.map((account) => presentAccount(account, sumBelow(own, account)));
}

export const presentAccount = (
  { id, code, name, kind, parentId, level, key, isMoney, isActive, version }: PlacedAccount,
  balance: number,
): Account => ({
  _id: id,
  code,
  name,
  kind,
  parent: parentId,
  level,
  key,
  isMoney,
  balance,
  isActive,
  version,
});

/** Reads the balance of an account with those below it. */
export async function readBalance(db: Db, { below }: Pick<PlacedAccount, 'below'>): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(debit - credit), 0) as balance from account_days
    where account_id = any (${below}::uuid[])`.execute(db);
  return rows[0]?.balance ?? 0;
}
