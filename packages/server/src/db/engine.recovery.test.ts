import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isAlive, killServer, postmasterPid, query, useEngines } from '../../test/engines';
import { connect } from './connect';
import { databaseIsBack } from './embedded/keep-claim';

const engines = useEngines();

test('a server killed together with its database loses nothing and restarts without help', async () => {
  const first = await engines.startProcess({ durable: true });
  await query(first.url!, `create table sale as select 1 as id`);
  await first.kill('SIGKILL');
  await killServer(engines.folder);
  expect(await postmasterPid(engines.folder)).toBeDefined();

  const next = await engines.start({ durable: true });
  expect(await query(next.url, 'select id from sale')).toEqual([{ id: 1 }]);
});

test('PostgreSQL survives a killed server: the next start adopts it and stops it at the end', async () => {
  const first = await engines.startProcess();
  await query(first.url!, `create table sale as select 1 as id`);
  const pid = await postmasterPid(engines.folder);
  await first.kill('SIGKILL');
  expect(isAlive(pid!)).toBe(true);

  const next = await engines.start();
  expect(await postmasterPid(engines.folder)).toBe(pid);
  expect(await query(next.url, 'select id from sale')).toEqual([{ id: 1 }]);
  await next.stop();
  await expect.poll(() => isAlive(pid!)).toBe(false);
});

test('a PostgreSQL left running with other settings is restarted', async () => {
  const first = await engines.startProcess({ durable: false });
  const pid = await postmasterPid(engines.folder);
  await first.kill('SIGKILL');

  const next = await engines.start({ durable: true });
  expect(await postmasterPid(engines.folder)).not.toBe(pid);
  expect(await query(next.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

test('a PostgreSQL that dies under a running server is restarted at the same address', async () => {
  const said: string[] = [];
  const engine = await engines.start({ durable: true, say: (line) => said.push(line) });
  const db = connect(engine.url, { max: 2 });
  await sql`create table sale as select 1 as id`.execute(db);
  for (let round = 1; round <= 2; round++) {
    await killServer(engines.folder);
    // a connection of the dead server may still respond, so this waits for the new one
    await expect
      .poll(() => said.filter((line) => line === databaseIsBack).length, { timeout: 20_000 })
      .toBe(round);
    await expect
      .poll(
        () =>
          sql`select id from sale`.execute(db).then(
            (r) => r.rows,
            () => 'down',
          ),
        { timeout: 10_000 },
      )
      .toEqual([{ id: 1 }]);
  }
  await db.destroy();
});

test('a dying database fails the running statement, not the process', async () => {
  const engine = await engines.start();
  const db = connect(engine.url, { max: 1 });
  const underWay = sql`select pg_sleep(60)`.execute(db).catch((error: Error) => error);
  const sleepers = () => query(engine.url, `select from pg_stat_activity where query like '%pg_sleep(60)'`);
  await expect.poll(sleepers).toHaveLength(1);
  await killServer(engines.folder);
  expect(await underWay).toBeInstanceOf(Error);
  await db.destroy();
});

test('an engine can be stopped while its database is down', async () => {
  const engine = await engines.start();
  await killServer(engines.folder);
  await engine.stop();
  const pid = await postmasterPid(engines.folder);
  expect(pid === undefined || !isAlive(pid)).toBe(true);
});
