import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../test/cluster';
import { startPooler } from '../../test/pooler';
import { checkExternal, checkReplica } from './external';
import { keepsSessions } from './pooler';

let database: TestDatabase;
let cleanups: (() => Promise<void>)[];
beforeEach(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  cleanups = [database.drop];
});
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

async function behindPooler(lends: 'transaction' | 'session', size: number): Promise<string> {
  const pooler = await startPooler(database.url, lends, size);
  cleanups.push(pooler.close);
  return pooler.url;
}

it('a pooler in transaction mode is rejected with a message, for the primary and the replica', async () => {
  const url = await behindPooler('transaction', 4);
  const words = /pooler that lends out its connections by transaction \(127\.0\.0\.1:\d+\/test_\w+\)\.$/;
  await expect(checkExternal(url)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^DATABASE_URL leads/),
    hint: expect.stringContaining('session mode'),
  });
  await expect(checkExternal(url)).rejects.toThrow(words);
  await expect(checkReplica(url)).rejects.toThrow(words);
});

it('a pooler with a single session, which blocks others, is rejected too', async () => {
  const connectionString = await behindPooler('transaction', 1);
  expect(await keepsSessions(() => new Client({ connectionString }), 200)).toBe(false);
});

it('a pooler in session mode is accepted', async () => {
  const url = await behindPooler('session', 6);
  expect(await checkExternal(url)).toContain('PostgreSQL 18');
  await checkReplica(url);
});

it('an unreachable replica does not prevent the start', () =>
  checkReplica('postgres://nobody@127.0.0.1:1/shop'));
