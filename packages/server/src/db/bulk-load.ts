import { sql } from 'kysely';
import type { Tx } from './transaction';

/** The number of records from which rebuilding the indexes beats maintaining them row by row. */
const rebuildFrom = 20_000;

/**
 * Fills tables without their indexes and foreign keys and then creates those over all rows at once: many
 * times faster than row by row. It is part of the transaction, so a failure leaves everything unchanged.
 */
export async function bulkLoad(
  tx: Tx,
  tables: readonly string[],
  records: number,
  load: () => Promise<void>,
): Promise<void> {
  const removed = records < rebuildFrom ? [] : await readDefinitions(tx, tables);
  for (const { remove } of removed) await sql.raw(remove).execute(tx);
  await load();
  // no table can be altered while checks of its rows wait for the end of the transaction
  if (removed.length > 0) await sql`set constraints all immediate`.execute(tx);
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
  for (const { create } of removed) await sql.raw(create).execute(tx);
}

async function readDefinitions(tx: Tx, tables: readonly string[]) {
  const { rows } = await sql<{ remove: string; create: string }>`
    with loaded as (select name::regclass as id from unnest(${tables}::text[]) as name)
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and conrelid in (select id from loaded)
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in (select id from loaded)
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(tx);
  return rows;
}
