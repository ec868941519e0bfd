import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { useEngines } from '../../test/engines';
import { startPrimaryAndStandby } from '../../test/standby';
import { connect, type Db } from './connect';
import { isConnectionLoss } from './connection-loss';
import { checkExternal } from './external';
import { openClient } from './host-client';

const engines = useEngines();
let servers: Awaited<ReturnType<typeof startPrimaryAndStandby>>;
beforeEach(async () => {
  servers = await startPrimaryAndStandby(engines);
});

const sell = (db: Db, part: string) => sql`insert into shop.sold values (${part})`.execute(db);
const portOf = (url: string) => Number(new URL(url).port);

it('the server that takes changes is found among several, and again when another one does', async () => {
  const { primary, standby } = servers;
  const url = servers.urlOf([standby, primary], 'read-write');
  expect(await checkExternal(url)).toContain(`at 127.0.0.1:${portOf(primary.url)}/turoos`);
  const db = connect(url, { max: 3 });
  try {
    await Promise.all(['filter', 'belt', 'lamp'].map((part) => sell(db, part)));

    await primary.cut();
    const failure = await sell(db, 'without a primary').catch((error: unknown) => error);
    expect(isConnectionLoss(failure)).toBe(true);
    expect(await checkExternal(url, 0).catch(({ message }: Error) => message)).toMatch(
      /can't be reached at .+,.+/,
    );

    await servers.promote();
    await expect.poll(() => sell(db, 'of the new primary').then(() => 'sold', String)).toBe('sold');
    const listener = await openClient({ connectionString: url });
    expect(listener.port).toBe(portOf(standby.url));
    await listener.end();
  } finally {
    await db.destroy();
  }
});

it('a connection is given up when its server refuses a change, because it is no primary any more', async () => {
  const { primary, standby } = servers;
  const db = connect(servers.urlOf([primary, standby], 'any'), { max: 1 });
  const only = connect(servers.urlOf([primary], 'read-write'), { max: 1 });
  try {
    const processOf = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await processOf();
    await sql`set default_transaction_read_only = on`.execute(db);
    const refusal = await sell(db, 'refused').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: '25006' });
    expect(isConnectionLoss(refusal)).toBe(true);
    expect(await processOf()).not.toBe(before);
    await sell(db, 'sold over the next connection');

    await servers.demote();
    await expect(sell(only, 'refused')).rejects.toMatchObject({ code: '25006' });
  } finally {
    await db.destroy();
    await only.destroy();
  }
});
