import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it, type TestContext } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/cluster';
import { startPgbouncer, withoutPgbouncer } from '../../test/pgbouncer';
import { startLive } from '../kernel/live';
import { connect } from './connect';
import { checkExternal } from './external';

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
beforeEach(async () => {
  database = await cloneDatabase(inject('templateUrl'));
});
afterEach(async () => {
  await pooler?.close();
  await database.drop();
});

async function inFront({ skip }: TestContext, mode: 'session' | 'transaction'): Promise<string> {
  if (withoutPgbouncer) skip(withoutPgbouncer);
  pooler = await startPgbouncer(database.url, mode);
  return pooler.url;
}

it('PgBouncer in transaction mode is refused at start, in words', async (context) => {
  await expect(checkExternal(await inFront(context, 'transaction'))).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('a pooler that lends out its connections by transaction'),
    hint: expect.stringContaining('a pooler in session mode'),
  });
});

it('PgBouncer in session mode carries prepared statements, time limits and news', async (context) => {
  const url = await inFront(context, 'session');
  expect(await checkExternal(url)).toContain('PostgreSQL');
  const db = connect(url, { max: 2 });
  const live = await startLive(url, db, () => undefined);
  try {
    const read = async (code: string) =>
      (await sql<{ found: string }>`select ${code}::text as found`.execute(db)).rows[0]?.found;
    for (const code of ['a', 'b', 'c', 'd']) expect(await read(code)).toBe(code);
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(db);
    expect(rows[0]?.limit).toBe('30s');
    const heard = new Promise((resolve) => live.subscribe(resolve));
    live.announce(['sales']);
    expect(await heard).toEqual(['sales']);
  } finally {
    await live.close();
    await db.destroy();
  }
});
