import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import Cursor from 'pg-cursor';
import { Pool, types as pgTypes, type CustomTypesConfig } from 'pg';
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
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool, cursor: Cursor }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
