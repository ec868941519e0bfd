import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { types as pgTypes, type Client, type CustomTypesConfig, type Pool, type PoolClient } from 'pg';
import { columnNames } from './column-names';
import { EndingCursor } from './ending-cursor';
import { keepAliveInitialDelayMillis, openClient } from './host-client';
import { openPool, takeConnection, type PoolOptions } from './pool';
import { preparing, type PreparingClient } from './prepared';
import { limitTo } from './branches/limit-to';
import type { DB } from './schema';

export type Db = Kysely<DB>;

const { builtins } = pgTypes;

type Parse = (text: string) => unknown;

/** Reads a moment as PostgreSQL writes it in UTC, the usual case, digit by digit: a list has dozens of them. */
function readMoment(text: string): unknown {
  if (!text.endsWith('+00') || text[4] !== '-' || text[0] === '0') return otherMoment(text);
  const number = (from: number, until: number) => Number(text.slice(from, until));
  const milliseconds = Number(text.slice(20, -3).padEnd(3, '0').slice(0, 3));
  return new Date(
    Date.UTC(number(0, 4), number(5, 7) - 1, number(8, 10), number(11, 13), number(14, 16), number(17, 19)) +
      milliseconds,
  );
}
const otherMoment = pgTypes.getTypeParser(builtins.TIMESTAMPTZ);

/**
 * Parses int8 and numeric to numbers, which hold cents and quantities exactly, and leaves dates as calendar
 * days.
 */
const parsers = new Map<number, Parse>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (day) => day],
  [builtins.TIMESTAMPTZ, readMoment],
]);
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pgTypes.getTypeParser(oid, format as 'text'),
};

interface ConnectOptions extends PoolOptions {
  /** Whether rows are streamed with cursors, which exclude pipelining. */
  streams?: boolean;
}

export function connect(url: string, options: ConnectOptions = {}): Db {
  const pool = openNamedPool(url, options);
  const db = overPool(lending(pool, url));
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, Pool>();

/** How many connections of a pool work and rest, and how many callers wait for one. */
export interface PoolState {
  most: number;
  busy: number;
  idle: number;
  waiting: number;
}

/** Counts without asking the database. */
export function poolState(db: Db): PoolState {
  const pool = pools.get(db);
  if (!pool) throw new Error('This database has no pool of its own.');
  const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool;
  return { most: options.max, busy: totalCount - idle, idle, waiting };
}

/** Whether the address turns prepared statements off, for a pooler that can't keep them. */
export const preparesStatements = (url: string): boolean => !/[?&]prepare=false(&|$)/.test(url);

const openNamedPool = (url: string, { streams = false, ...options }: ConnectOptions): Pool =>
  openPool(
    url,
    // an export reads its rows as slowly as the client takes the file
    { ...(streams && { idleTransaction: 60_000 }), ...options },
    { types: types as CustomTypesConfig, pipeline: !streams },
  );

/** The connections of all pools, as they prepare their statements. */
const known = new WeakMap<PoolClient, PreparingClient>();

const limits = new WeakMap<PoolClient, string>();

/** Limits a connection to warehouses when it is lent, unless it is limited to them already. */
const limitedTo = (warehouses: readonly string[]) => async (client: PoolClient) => {
  const limit = limitTo(warehouses);
  if (limits.get(client) === limit) return;
  limits.delete(client);
  await client.query(limit);
  limits.set(client, limit);
};

/** Lends connections that prepare their statements, after `ready` has set them up for this use. */
function lending(pool: Pool, url: string, ready?: (client: PoolClient) => Promise<void>): PostgresPool {
  return {
    async connect() {
      const client = await takeConnection(pool, url);
      const lent = known.get(client) ?? preparing(client, preparesStatements(url));
      known.set(client, lent);
      try {
        await lent.tidy();
        await ready?.(client);
      } catch (error) {
        client.release(true);
        throw error;
      }
      return lent;
    },
    end: () => pool.end(),
  };
}

const overPool = (pool: PostgresPool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool, cursor: EndingCursor }),
    plugins: [columnNames],
  });

export interface BranchReads {
  /** Returns the database as these warehouses see it. */
  of(warehouses: readonly string[]): Db;
  close(): Promise<void>;
}

/** Opens one small pool for all bound users; a connection is limited anew when it is lent for other warehouses. */
export function connectBranches(url: string, options: ConnectOptions): BranchReads {
  const pool = openNamedPool(url, { ...options, purpose: 'branches' });
  const databases = new Map<string, Db>();
  return {
    of(warehouses) {
      const name = warehouses.toSorted().join();
      const db = databases.get(name) ?? overPool(lending(pool, url, limitedTo(warehouses.toSorted())));
      databases.set(name, db);
      return db;
    },
    close: () => pool.end(),
  };
}

export interface Apart {
  db: Db;
  /** Closes the connections within two seconds, even in the middle of a statement. */
  close(): Promise<void>;
}

/** Milliseconds that running statements get to finish. */
const grace = 500;

/**
 * Opens a small pool for one task, which can be closed in the middle of a statement. `within` are the warehouses to
 * which it is limited.
 */
export function connectApart(
  url: string,
  { within, ...options }: ConnectOptions & { within?: readonly string[] | undefined },
): Apart {
  const pool = openNamedPool(url, { ...options, streams: true });
  const open = new Set<PoolClient>();
  let closed = false;
  pool.on('connect', (client) => {
    open.add(client);
    if (closed) cutOff(client);
  });
  pool.on('remove', (client) => open.delete(client));
  return {
    db: overPool(lending(pool, url, within && limitedTo(within))),
    async close() {
      closed = true;
      const ended = pool.end();
      await Promise.race([ended, wait(grace)]);
      if (open.size === 0) return;
      const busy = [...open];
      await Promise.race([terminate(url, busy), wait(1000)]);
      for (const client of busy) cutOff(client);
    },
  };
}

const cutOff = (client: PoolClient) => void (client as unknown as Client).end();

/**
 * Ends statements on the server: after its connection is lost, a statement runs on until it next sends data.
 */
async function terminate(url: string, clients: readonly PoolClient[]): Promise<void> {
  const processes = clients.map((client) => (client as PoolClient & { processID?: number }).processID);
  try {
    const { client, close } = await connectAlone(url, 'export');
    await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [processes]);
    await close();
  } catch {
    // an unreachable database has no running statements
  }
}

export interface Connection {
  client: Client;
  /** The same connection for queries, one at a time. */
  db: Db;
  close(): Promise<void>;
}

/**
 * Opens a single connection without time limits, for work that streams rows or holds a lock between
 * statements. The signal closes it at any time.
 */
export async function connectAlone(url: string, purpose: string, until?: AbortSignal): Promise<Connection> {
  until?.throwIfAborted();
  const client = await openClient({
    connectionString: url,
    types: types as CustomTypesConfig,
    application_name: `turoos ${purpose}`,
    keepAlive: true,
    keepAliveInitialDelayMillis,
  });
  const end = () => void client.end();
  until?.addEventListener('abort', end);
  client.once('end', () => until?.removeEventListener('abort', end));
  const lent = preparing(Object.assign(client, { release: () => undefined }), preparesStatements(url));
  const db = overPool({ connect: async () => lent, end: async () => undefined });
  return { client, db, close: () => client.end() };
}
