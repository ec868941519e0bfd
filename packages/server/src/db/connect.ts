import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import Cursor from 'pg-cursor';
import { Client, Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
import type { DB } from './schema';

export type Db = Kysely<DB>;

const { builtins } = pgTypes;
const asNumber = new Set<number>([builtins.INT8, builtins.NUMERIC]);

/** Cents and quantities fit a number exactly; a date is a calendar day, not a moment in some time zone. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (asNumber.has(oid)) return Number;
    if (oid === builtins.DATE) return (day: string) => day;
    return pgTypes.getTypeParser(oid, format as 'text');
  },
};

interface ConnectOptions {
  max?: number;
  /** Milliseconds after which the server gives a statement up. */
  statementTimeout?: number;
}

export function connect(url: string, { max = 10, statementTimeout = 30_000 }: ConnectOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max,
    types: types as CustomTypesConfig,
    application_name: 'turoos',
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
  });
  // a connection that breaks is replaced at the next use; unheard, its error would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return overPool(pool);
}

const overPool = (pool: PostgresPool): Db =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

export interface Connection {
  client: Client;
  /** The same connection, for queries; one at a time. */
  db: Db;
  close(): Promise<void>;
}

/** One connection by itself, without time limits: for work that streams rows or holds a lock between statements. */
export async function connectAlone(url: string, purpose: string): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    types: types as CustomTypesConfig,
    application_name: `turoos ${purpose}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  const lent = Object.assign(client, { release: () => undefined });
  const db = overPool({ connect: async () => lent, end: async () => undefined });
  return { client, db, close: () => client.end() };
}
