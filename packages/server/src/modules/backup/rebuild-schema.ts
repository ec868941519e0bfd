import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { dropBranchViews, makeBranchViews } from '../../db/branches/branch-views';
import { knownMigrations, lastMigration, runMigrations } from '../../db/migrate';
import type { Tx } from '../../db/transaction';
import { keptTables, readOwnTables } from './shop-tables';

/**
 * Runs the work on the schema of an older version, then migrates the loaded rows to the current version, as
 * an upgrade would. The database has the current schema before and after, all in one transaction.
 */
export async function atVersion<T>(tx: Tx, schema: string, work: () => Promise<T>): Promise<T> {
  if (schema === (await lastMigration(tx))) return work();
  const kept = await setAside(tx);
  await dropAll(tx);
  await runMigrations(tx, { upTo: schema });
  const done = await work();
  await runMigrations(tx, { after: schema, upTo: (await knownMigrations()).at(-1) ?? schema });
  await makeBranchViews(tx);
  await putBack(tx, kept);
  return done;
}

async function setAside(tx: Tx): Promise<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const name of keptTables) {
    const { rows } = await sql<{ content: string }>`
      select coalesce(json_agg(kept), '[]')::text as content from ${sql.table(name)} as kept`.execute(tx);
    kept.set(name, rows[0]?.content ?? '[]');
  }
  return kept;
}

async function putBack(tx: Tx, kept: Map<string, string>): Promise<void> {
  for (const [name, content] of kept) {
    await sql`delete from ${sql.table(name)}`.execute(tx);
    await sql`insert into ${sql.table(name)}
      select * from json_populate_recordset(null::${sql.table(name)}, ${content})`.execute(tx);
  }
}

/** Drops everything except extensions' objects, which the database user may lack the right to recreate. */
async function dropAll(tx: Tx): Promise<void> {
  await dropBranchViews(tx);
  const tables = await readOwnTables(tx);
  await sql.raw(`drop table ${tables.map(escapeIdentifier).join(', ')} cascade`).execute(tx);
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(tx);
  if (rows.length)
    await sql.raw(`drop function ${rows.map(({ name }) => name).join(', ')} cascade`).execute(tx);
}
