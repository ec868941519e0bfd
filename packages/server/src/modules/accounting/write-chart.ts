import { accountingTexts, conflict, must, type AccountKey } from '@turoos/contract';
import { sql, type RawBuilder } from 'kysely';
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
    .executeTakeFirstOrThrow();
  return insertAccount(tx, { name, parent, after: sql`${after}::bigint` });
}

/** Writes a new account with the first free code behind another; one transaction at a time chooses a code. */
export async function insertAccount(
  tx: Tx,
  { name, parent, after }: { name: string; parent: { id: string; kind: string }; after: RawBuilder<number> },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos accounts'))`.execute(tx);
  const { rows } = await orTaken(
    sql<{ id: string }>`
      insert into accounts (code, name, kind, parent_id)
      select min(free)::text, ${name}, ${parent.kind}, ${parent.id}
      from (select ${after} as last) l, generate_series(l.last + 1, l.last + 10000) as free
      where not exists (select from accounts where code = free::text)
      returning id`.execute(tx),
    nameTaken,
  );
  return must(rows[0]).id;
}

/** No two accounts below one have the same name in any spelling. */
const nameTaken = () => conflict(accountingTexts.nameTaken);

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
