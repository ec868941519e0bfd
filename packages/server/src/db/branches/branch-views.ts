import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { closedTables, computedTables, limitedTables } from './limited-tables';

/**
 * Bound users read through the schema `branch`, whose views have the names of the tables and show what belongs to the
 * warehouses of the connection. So one declaration limits every list, report, search and file, and reads of other
 * users are not touched.
 */
const views: readonly (readonly [name: string, rows: string])[] = [
  ...Object.entries(limitedTables).map(
    ([name, rows]) => [name, `select t.* from public.${name} t where ${rows}`] as const,
  ),
  ...closedTables.map((name) => [name, `select t.* from public.${name} t where false`] as const),
  ...Object.entries(computedTables),
];

const text = [
  'create schema branch',
  ...views.map(([name, rows]) => `create view branch.${name} as ${rows}`),
].join(';\n');
const mark = hash('sha256', text);

/** Removes the views, because a table that a view reads cannot be changed by a migration. */
export const dropBranchViews = async <T>(db: Kysely<T>): Promise<void> => {
  await sql`drop schema if exists branch cascade`.execute(db);
};

/** Makes the views of this version, unless they are there, in a transaction; servers that start at once take turns. */
export async function makeBranchViews<T>(db: Kysely<T>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('turoos branch views'))`.execute(db);
  const { rows } = await sql<{ mark: string | null }>`
    select obj_description(to_regnamespace('branch')::oid, 'pg_namespace') as mark`.execute(db);
  if (rows[0]?.mark === mark) return;
  await sql
    .raw(`drop schema if exists branch cascade;\n${text};\ncomment on schema branch is '${mark}'`)
    .execute(db);
}
