import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, DummyDriver, PostgresDialect, Transaction, type DatabaseConnection } from 'kysely';
import type { Db } from './connect';
import { isOutdatedStatement } from './prepared';
import { sqlState } from './sql-state';
import type { DB } from './schema';

export type Tx = Transaction<DB>;

const attempts = 6;
const serialisationFailure = '40001';
const deadlock = '40P01';
/** The error of every statement behind one that failed. */
const afterFailure = '25P02';

/**
 * Runs the work in one transaction. It is retried when the database aborts it because of a deadlock or
 * serialization conflict, or because a migration outdated a prepared statement.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.getExecutor().provideConnection((connection) => perform(db, connection, work));
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  const state = sqlState(error);
  return state === serialisationFailure || state === deadlock || isOutdatedStatement(error);
}

/** Writes of running transactions whose replies nobody waits for. */
const unawaited = new WeakMap<Tx, Promise<unknown>[]>();

/**
 * Lets a write go out without waiting for the reply, which saves a round trip: its result is not needed, and
 * the transaction does not commit unless it succeeded. A write whose failure the caller handles must be awaited.
 */
export async function sendWithoutWaiting(tx: Tx, write: Promise<unknown>): Promise<void> {
  const sent = unawaited.get(tx);
  if (!sent) return void (await write);
  write.catch(() => undefined);
  sent.push(write);
}

/**
 * Statements of one transaction that are sent without waiting for each other share a round trip; the database
 * runs them in the order in which they were sent, and none after one that failed. So `begin` and `commit` need
 * no round trip of their own.
 */
async function perform<T>(db: Db, connection: DatabaseConnection, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) throw new Error('Transactions do not nest.');
  const { tx, end, firstFailure } = transactionOver(db, connection);
  const sent: Promise<unknown>[] = [];
  unawaited.set(tx, sent);
  void sendWithoutWaiting(tx, connection.executeQuery(CompiledQuery.raw('begin')));
  let isEnding = false;
  try {
    const result = await work(tx);
    end();
    isEnding = true;
    await Promise.all([...sent, connection.executeQuery(CompiledQuery.raw('commit'))]);
    return result;
  } catch (error) {
    end();
    if (!isEnding) await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    // a write that nobody awaited may have failed first, and what the work reports is only its consequence
    const cause = await Promise.all(sent).then(
      () => error,
      (failed: unknown) => failed,
    );
    throw sqlState(cause) === afterFailure ? firstFailure() : cause;
  }
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('never connected')) });
const driver = new DummyDriver();

/** Returns a transaction that sends statements as they come. Kysely's own waits for each reply. */
function transactionOver(db: Db, connection: DatabaseConnection) {
  let isOver = false;
  let failure: unknown;
  const executor = db.getExecutor().withConnectionProvider({
    async provideConnection(consumer) {
      if (isOver) throw new Error('The transaction is over.');
      try {
        return await consumer(connection);
      } catch (error) {
        if (failure === undefined || sqlState(failure) === afterFailure) failure = error;
        throw error;
      }
    },
  });
  const tx: Tx = new Transaction<DB>({ config: { dialect }, dialect, driver, executor });
  return { tx, end: () => void (isOver = true), firstFailure: () => failure };
}
