import { expect, inject, it, vi } from 'vitest';
import { startRelay } from '../../test/relay';
import { isConnectionLoss } from './connection-loss';
import { greetingQuery, openClient, type Greeting } from './host-client';
import { watchConnections } from './watch-connections';
import { cloneDatabase } from '../../test/cluster';

const pace = { look: 50, answer: 300 };

/** For a server that is there, however busy the machine of the tests is. */
const patientPace = { look: 50, answer: 20_000 };

async function watched(url: string, chosenPace = pace) {
  const client = await openClient({ connectionString: url });
  const watch = watchConnections(chosenPace);
  watch.add(client);
  const { rows } = await client.query<Greeting>(greetingQuery);
  for (const greeting of rows) watch.greeted(client, greeting);
  return client;
}

it('a statement that takes long goes on while its server answers', async () => {
  const database = await cloneDatabase(inject('templateUrl'));
  const client = await watched(database.url, patientPace);
  expect((await client.query(`select 'slow' as what from pg_sleep(1)`)).rows).toEqual([{ what: 'slow' }]);
  await client.end();
  await database.drop();
});

it('a statement whose server is lost without a word fails', async () => {
  const database = await cloneDatabase(inject('templateUrl'));
  const relay = await startRelay(database.url);
  const client = await watched(relay.url);
  try {
    relay.fallSilent();
    const failure = await client.query('select 1').catch((error: unknown) => error);
    expect(String(failure)).toContain('the database server is gone');
    expect(isConnectionLoss(failure)).toBe(true);
  } finally {
    await relay.cut();
    await database.drop();
  }
});

it('a statement fails whose connection leads to a process that is no more', async () => {
  const database = await cloneDatabase(inject('templateUrl'));
  const client = await openClient({ connectionString: database.url });
  const watch = watchConnections(pace);
  watch.add(client);
  const { rows } = await client.query<Greeting>(greetingQuery);
  for (const greeting of rows) watch.greeted(client, { ...greeting, pid: -1 });
  await expect(client.query('select pg_sleep(20)')).rejects.toThrow('the database server is gone');
  await database.drop();
});

it('nothing is watched any more when the last connection has ended', async () => {
  const database = await cloneDatabase(inject('templateUrl'));
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const client = await watched(database.url);
  await client.end();
  await expect.poll(() => cleared.mock.calls.length).toBeGreaterThan(0);
  cleared.mockRestore();
  await database.drop();
});
