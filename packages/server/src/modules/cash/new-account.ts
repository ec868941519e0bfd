import { cashTexts, conflict, type AccountKey } from '@turoos/contract';
import { sql } from 'kysely';
import { sqlState } from '../../db/sql-state';
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
  const { id } = await orNameTaken(
    tx
      .insertInto('accounts')
      .values({ code, name, kind: parent.kind, parentId: parent.id })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Maps a unique violation to a conflict. */
export async function orNameTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw sqlState(error) === '23505' ? conflict(cashTexts.nameTaken) : error;
  }
}
