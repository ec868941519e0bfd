import { must, standbyApi, type PairingCode } from '@turoos/contract';
import { sql } from 'kysely';
import { connect, type Db } from '../src/db/connect';
import { openDataFolder } from '../src/db/embedded/place';
import { startServer, type RunningServer } from '../src/server';
import { Follower } from '../src/standby/follow';
import { forwardLog } from '../src/standby/forward-log';
import { pairWith } from '../src/standby/pair-with';
import { openChannel } from '../src/standby/shop-line';
import { beginStandby } from '../src/standby/standby-file';
import { readConfig } from '../src/system/config';

const password = 'a password of tests';

/** A whole shop over an embedded database, with https, as a standby needs it. */
export interface TestShop {
  server: RunningServer;
  db: Db;
  url: string;
  secure: string;
  call(method: string, path: string, body?: object): Promise<Response>;
  write(what: string): Promise<void>;
  written(): Promise<string[]>;
  close(): Promise<void>;
}

export const configOf = (dataDir: string, port = 0) =>
  readConfig(
    {
      TUROOS_DATA: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      TUROOS_HTTPS_PORT: '0',
      TUROOS_HTTPS: '1',
      TUROOS_LOG_LEVEL: 'silent',
      TUROOS_RATE_LIMIT: '0',
      TUROOS_ADMIN_PASSWORD: password,
    },
    'none',
  );

export async function openTestShop(dataDir: string, port = 0): Promise<TestShop> {
  const folder = await openDataFolder(dataDir);
  const server = await startServer(configOf(folder, port), () => undefined);
  const url = `http://127.0.0.1:${server.port}`;
  const db = connect(server.engine.url, { max: 2 });
  const signIn = async () => {
    const signedIn = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    return ((await signedIn.json()) as { data: { accessToken: string } }).data.accessToken;
  };
  let token = await signIn();
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await sql`create table if not exists written (what text, at timestamptz default clock_timestamp())`.execute(
    db,
  );
  return {
    server,
    db,
    url,
    secure: `https://127.0.0.1:${server.network.ports.https}`,
    // after a withdrawal the key of access tokens is another one
    call: async (method, path, body) => {
      const reply = await ask(method, path, body);
      if (reply.status !== 401) return reply;
      token = await signIn();
      return ask(method, path, body);
    },
    write: async (what) => void (await sql`insert into written (what) values (${what})`.execute(db)),
    written: async () => {
      const { rows } = await sql<{ what: string }>`select what from written order by at`.execute(db);
      return rows.map((row) => row.what);
    },
    async close() {
      await db.destroy();
      await server.close();
    },
  };
}

export async function inviteTo(shop: TestShop): Promise<PairingCode> {
  const reply = await shop.call(standbyApi.invite.method, standbyApi.invite.path, { password });
  return must(((await reply.json()) as { data: PairingCode }).data);
}

/** Pairs a data folder with a shop and keeps it in step, as the process of a standby does. */
export async function followShop(shop: TestShop, dataDir: string, addresses: string[] = []) {
  const { code } = await inviteTo(shop);
  const file = await pairWith(shop.secure, code, { name: 'second', addresses });
  await beginStandby(dataDir, file);
  return follow(dataDir, file, addresses);
}

export async function follow(
  dataDir: string,
  file: Awaited<ReturnType<typeof pairWith>>,
  addresses: string[] = [],
) {
  const forwarder = await forwardLog(() => openChannel(file, 'wal:1'));
  const said: string[] = [];
  const follower = new Follower({
    dataDir,
    file,
    forwarder,
    machine: { name: 'second', addresses: () => addresses },
    say: (line) => void said.push(line),
  });
  const ended = follower.run();
  return {
    follower,
    file,
    said,
    ended,
    async close() {
      await follower.close();
      await forwarder.close();
    },
  };
}
