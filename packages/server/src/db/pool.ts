import { Pool, type ClientBase, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { isConnectionLoss } from './connection-loss';
import { addressesOf, currentAddress } from './hosts';
import { connectTimeout, greetingQuery, HostClient, type Greeting } from './host-client';
import { isRemote, watchConnections } from './watch-connections';

export interface PoolOptions {
  max?: number;
  /** Milliseconds after which PostgreSQL cancels a statement; 0 lets it run. */
  statementTimeout?: number;
  /** Milliseconds that a transaction may wait for its next statement before PostgreSQL ends it. */
  idleTransaction?: number;
  /** Part of the application name shown in pg_stat_activity. */
  purpose?: string;
}

/**
 * Lets PostgreSQL notice within about eight seconds that this machine is lost, also while one of its statements waits for a
 * lock: otherwise its transactions would get their locks one after the other and keep each until it is given up. Only
 * some systems can look at a connection whose statement runs.
 */
export const noticeLostClient = `
  set tcp_keepalives_idle = 4; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 6000;
  do $$ begin set client_connection_check_interval = '1s'; exception when others then null; end $$;`;

/**
 * A server that is lost in the middle of a transaction holds its locks, and with them every sale, until PostgreSQL ends
 * it. On one machine PostgreSQL notices at once, and a busy machine may take long between two statements.
 */
export const usualIdleTransaction = (client: Pick<HostClient, 'host'>): number =>
  isRemote(client) ? 10_000 : 60_000;

/** Opens a pool of connections to the host in use of an address that may name several. */
export function openPool(
  url: string,
  { max = 10, statementTimeout = 30_000, idleTransaction, purpose }: PoolOptions,
  driver: Pick<PoolConfig, 'types' | 'pipeline'> = {},
): Pool {
  const watch = watchConnections();
  const pool = new Pool({
    ...driver,
    connectionString: url,
    // the pool constructs it with these options
    Client: HostClient as unknown as new () => ClientBase,
    max,
    application_name: purpose ? `turoos ${purpose}` : 'turoos',
    connectionTimeoutMillis: connectTimeout,
    onConnect: async (connected: ClientBase) => {
      const client = connected as HostClient;
      if (isRemote(client)) watch.add(client);
      // set after connecting, because poolers reject these settings as startup parameters or silently drop them
      const answers = (await client.query(
        `set statement_timeout = ${statementTimeout};
         set idle_in_transaction_session_timeout = ${idleTransaction ?? usualIdleTransaction(client)};
         ${isRemote(client) ? noticeLostClient : ''} ${greetingQuery}`,
      )) as unknown as QueryResult<Greeting>[];
      const greeting = answers.at(-1)?.rows[0];
      if (!greeting) return;
      watch.greeted(client, greeting);
      client.accept(greeting);
    },
  });
  // a broken connection is replaced at its next use; without a listener its error would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Takes a connection from the pool; if a new one can't be made to one host of the address, it is made to the next. */
export async function takeConnection(pool: Pool, url: string): Promise<PoolClient> {
  const deadline = performance.now() + connectTimeout;
  for (let left = addressesOf(url).length; ; left--) {
    const tried = currentAddress(url);
    try {
      return await pool.connect();
    } catch (error) {
      const isTriedByAll = left <= 1 || performance.now() > deadline || currentAddress(url) === tried;
      if (isTriedByAll || !isConnectionLoss(error)) throw error;
    }
  }
}
