import { sql, type Kysely } from 'kysely';

/** Runs long work on one connection without a statement timeout, and restores the timeout afterwards. */
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
