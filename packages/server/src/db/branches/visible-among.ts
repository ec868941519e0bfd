import { sql } from 'kysely';
import type { Tx } from '../transaction';
import { namedTables } from './limited-tables';
import { seenBy } from './seen-by';

const documents = namedTables.map((name) => `select id from branch.${name}`).join(' union all ');

/** Returns the ids of those documents that somebody who is bound to these warehouses sees. */
export const visibleAmong = (
  tx: Tx,
  warehouses: readonly string[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  seenBy(tx, { warehouses }, async () => {
    const { rows } = await sql<{ id: string }>`
      select id from (${sql.raw(documents)}) as documents where id = any (${ids}::uuid[])`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  });
