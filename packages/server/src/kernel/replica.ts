import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/connect';
import { isConnectionLoss } from '../db/connection-loss';
import { sqlState } from '../db/sql-state';

/** What it answers in an instant when it is there at all. */
const patience = 2000;
const lookAgainAfter = 5000;

/** A replica ends what stands in the way of the changes it takes over. */
const endedForChanges = '40001';

export interface Replica {
  /** The answer to a small question; undefined, and passed by from now on, when none comes. */
  ask<T>(question: (db: Db) => Promise<T>): Promise<T | undefined>;
  /** Whether work failed because of the replica, which is then passed by. */
  causedIt(error: unknown): Promise<boolean>;
  close(): void;
}

/** Watches whether the replica answers. The log gets one line when it stops answering and one when it is back. */
export function watchReplica(db: Db, tell: (words: string) => void, pause = lookAgainAfter): Replica {
  let away = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function passBy(reason: unknown): void {
    if (!away) tell(`The replica is passed by, the primary answers the reports: ${wordsOf(reason)}`);
    away = true;
    if (!closed) timer ??= setTimeout(() => void lookAgain(), pause).unref();
  }

  async function lookAgain(): Promise<void> {
    timer = undefined;
    try {
      await inTime(sql`select`.execute(db));
      away = false;
      tell('The replica answers the reports again.');
    } catch (error) {
      passBy(error);
    }
  }

  async function ask<T>(question: (asked: Db) => Promise<T>): Promise<T | undefined> {
    if (away) return undefined;
    try {
      return await inTime(question(db));
    } catch (error) {
      passBy(error);
      return undefined;
    }
  }

  return {
    ask,
    async causedIt(error) {
      if (away) return false;
      if (sqlState(error) === endedForChanges) passBy(error);
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
    wait(patience, undefined, { ref: false }).then(() => Promise.reject(new Error('it does not answer'))),
  ]);

const wordsOf = (reason: unknown): string =>
  (reason instanceof Error && (reason.message || (reason as NodeJS.ErrnoException).code)) || String(reason);
