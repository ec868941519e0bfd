import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresCursor, type PostgresPool } from 'kysely';
import { Client, types as pgTypes, Pool, type CustomTypesConfig, type PoolClient } from 'pg';
import Cursor from 'pg-cursor';
import { columnNames, nameFields, type RowDescription } from './column-names';
import { preparing, type PreparingClient } from './prepared';
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

interface ConnectOptions {
  max?: number;
  /** Milliseconds after which PostgreSQL cancels a statement. */
  statementTimeout?: number;
  /** Part of the application name shown in pg_stat_activity. */
  purpose?: string;
  /** Whether rows are streamed with cursors, which exclude pipelining. */
  streams?: boolean;
}

export const connect = (url: string, options: ConnectOptions = {}): Db =>
  overPool(lending(openPool(url, options), url));

/** Whether the address turns prepared statements off, for a pooler that can't keep them. */
export const preparesStatements = (url: string): boolean => !/[?&]prepare=false(&|$)/.test(url);

function openPool(
  url: string,
  { max = 10, statementTimeout = 30_000, purpose, streams = false }: ConnectOptions,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: types as CustomTypesConfig,
    application_name: purpose ? `turoos ${purpose}` : 'turoos',
    connectionTimeoutMillis: 10_000,
    pipeline: !streams,
    // set after connecting, because poolers reject these settings as startup parameters or silently drop them
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = 60000`,
      ) as unknown as void,
  });
  // a broken connection is replaced at its next use; without a listener its error would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Lends connections that prepare their statements. */
function lending(pool: Pool, url: string): PostgresPool {
  const known = new WeakMap<PoolClient, PreparingClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const lent = known.get(client) ?? preparing(client, preparesStatements(url));
      known.set(client, lent);
      try {
        await lent.tidy();
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

export interface Apart {
  db: Db;
  /** Closes the connections within two seconds, even in the middle of a statement. */
  close(): Promise<void>;
}

/** Milliseconds that running statements get to finish. */
const grace = 500;

/** Opens a small pool for one task, which can be closed in the middle of a statement. */
export function connectApart(url: string, options: ConnectOptions): Apart {
  const pool = openPool(url, { ...options, streams: true });
  const open = new Set<PoolClient>();
  let closed = false;
  pool.on('connect', (client) => {
    open.add(client);
    if (closed) cutOff(client);
  });
  pool.on('remove', (client) => open.delete(client));
  return {
    db: overPool(lending(pool, url)),
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
  const client = new Client({
    connectionString: url,
    types: types as CustomTypesConfig,
    application_name: `turoos ${purpose}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  const end = () => void client.end();
  until?.addEventListener('abort', end);
  client.once('end', () => until?.removeEventListener('abort', end));
  const lent = preparing(Object.assign(client, { release: () => undefined }), preparesStatements(url));
  const db = overPool({ connect: async () => lent, end: async () => undefined });
  return { client, db, close: () => client.end() };
}

type Line = NodeJS.EventEmitter & { stream: { destroyed: boolean } };
const DriverCursor = Cursor as unknown as new <Row>(
  text: string,
  values: unknown[],
) => PostgresCursor<Row> & { connection?: Line; handleRowDescription(description: RowDescription): void };

/**
 * A cursor that closes without waiting for the database: the driver's own waits for ever if the connection is
 * lost.
 */
class EndingCursor<Row> extends DriverCursor<Row> {
  override handleRowDescription(description: RowDescription): void {
    super.handleRowDescription(nameFields(description));
  }

  override async close(): Promise<void> {
    const { connection } = this;
    if (!connection) return super.close();
    if (connection.stream.destroyed) return;
    const settled = new AbortController();
    try {
      await Promise.race([super.close(), once(connection, 'end', { signal: settled.signal })]);
    } finally {
      settled.abort();
    }
  }
}
