import { sql, type Kysely } from 'kysely';

/** Runs what may take very long on one connection; its limit for a statement is what it was afterwards. */
export async function withoutTimeLimit<T, Result>(
  connection: Kysely<T>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ usual: string }>`
    select current_setting('statement_timeout') as usual`.execute(connection);
  await sql`set statement_timeout = 0`.execute(connection);
  try {
    return await work();
  } finally {
    await sql`select set_config('statement_timeout', ${rows[0]?.usual ?? '0'}, false)`.execute(connection);
  }
}
