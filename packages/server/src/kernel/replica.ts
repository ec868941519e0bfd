import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { isConnectionLoss } from '../db/connection-loss';
import { sqlState } from '../db/sql-state';
import { codeOf } from '../system/error-facts';

/** Milliseconds; a healthy replica responds to small queries far sooner. */
const responseTimeout = 2000;
const checkInterval = 5000;

/** PostgreSQL's code for a query cancelled because it conflicts with replication. */
const cancelledForReplication = '40001';

export interface Replica {
  /**
   * Runs a small query; returns undefined, and skips the replica from then on, when it fails or times out.
   */
  ask<T>(question: (db: Db) => Promise<T>): Promise<T | undefined>;
  /** Whether an error was caused by the replica, which is then skipped. */
  causedIt(error: unknown): Promise<boolean>;
  close(): void;
}

/** Monitors whether the replica responds. Logs one line when it stops responding and one when it is back. */
export function watchReplica(db: Db, log: (line: string) => void, pause = checkInterval): Replica {
  let away = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function skip(reason: unknown): void {
    if (!away) log(`The replica is passed by, the primary answers the reports: ${wordsOf(reason)}`);
    away = true;
    if (!closed) timer ??= setTimeout(() => void checkAgain(), pause).unref();
  }

  async function checkAgain(): Promise<void> {
    timer = undefined;
    try {
      await inTime(sql`select`.execute(db));
      away = false;
      log('The replica answers the reports again.');
    } catch (error) {
      skip(error);
    }
  }

  async function ask<T>(question: (asked: Db) => Promise<T>): Promise<T | undefined> {
    if (away) return undefined;
    try {
      return await inTime(question(db));
    } catch (error) {
      skip(error);
      return undefined;
    }
  }

  return {
    ask,
    async causedIt(error) {
      if (away) return false;
      if (sqlState(error) === cancelledForReplication) skip(error);
      else if (isConnectionLoss(error)) await ask((asked) => sql`select`.execute(asked));
      return away;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(responseTimeout, undefined, { ref: false }).then(() =>
      Promise.reject(new Error('it does not answer')),
    ),
  ]);

const wordsOf = (reason: unknown): string =>
  (reason instanceof Error && (reason.message || codeOf(reason))) || String(reason);
