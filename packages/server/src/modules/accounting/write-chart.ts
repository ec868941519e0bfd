import { accountingTexts, conflict, type AccountKey } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';

interface NewAccount {
  name: string;
  parent: AccountKey | 'assets';
  /** The free codes begin behind this one. */
  after: number;
}

/** Adds an account to the chart, below its parent and with the next free code. */
export async function addAccount(tx: Tx, { name, parent: key, after }: NewAccount): Promise<string> {
  const parent = await tx
    .selectFrom('accounts')
    .select(['id', 'kind'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const code = sql<string>`(
    select min(n)::text from generate_series(${after + 1}::int, ${after + 10_000}::int) n
    where not exists (select from accounts where accounts.code = n::text))`;
  const { id } = await orTaken(
    tx
      .insertInto('accounts')
      .values({ code, name, kind: parent.kind, parentId: parent.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    nameTaken,
  );
  return id;
}

/** No two accounts below one have the same name in any spelling. */
export const nameTaken = () => conflict(accountingTexts.nameTaken);

/** Renames an account of the chart, or switches it on or off. */
export async function changeAccount(
  tx: Tx,
  { id, version }: { id: string; version: number },
  { name, isActive }: { name?: string | undefined; isActive?: boolean | undefined },
): Promise<void> {
  await orTaken(
    tx
      .updateTable('accounts')
      .set({ name, isActive, version: version + 1, updatedAt: sql`now()` })
      .where('id', '=', id)
      .execute(),
    nameTaken,
  );
}
