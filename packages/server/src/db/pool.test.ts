import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../test/cluster';
import { noticeLostClient, usualIdleTransaction } from './pool';

it('PostgreSQL is told to look whether a machine far away is still there, and settings it lacks do no harm', async () => {
  const database = await cloneDatabase(inject('templateUrl'));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const limit = async () =>
    (await client.query(`select current_setting('client_connection_check_interval') as is`)).rows[0].is;
  try {
    await client.query(noticeLostClient);
    expect(await limit()).toBe(process.platform === 'linux' ? '1s' : expect.any(String));
    await client.query(noticeLostClient.replace('client_connection_check_interval', 'no_such_setting'));
    expect((await client.query('select 1 as works')).rows).toEqual([{ works: 1 }]);
  } finally {
    await client.end();
    await database.drop();
  }
});

it('PostgreSQL soon ends the transaction of a machine far away that was lost, and leaves a slow one on its own machine time', () => {
  expect(usualIdleTransaction({ host: '10.0.0.31' })).toBe(10_000);
  for (const host of ['127.0.0.1', '/tmp/socket']) expect(usualIdleTransaction({ host })).toBe(60_000);
});
