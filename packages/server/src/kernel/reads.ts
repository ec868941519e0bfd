import type { Db } from '../db/connect';
import { hasTraces, noticedWrites, ownTraces } from '../db/own-writes';
import { forgetAnswers, cacheUntilChange } from './cache-until-change';
import type { Live } from './live';
import { watchReplica } from './replica';

/** A database that reports are read from. */
export interface Source {
  db: Db;
  url: string;
  /** Caches an expensive answer briefly for all callers with the same question. */
  cached<T>(question: string, work: () => Promise<T>): Promise<T>;
}

export interface Reads {
  /**
   * Returns the source for this user. Its data includes the user's own earlier changes, made on any server:
   * older cached answers are dropped, and a replica that lags behind or does not respond is skipped.
   */
  of(user: { id: string }): Promise<Source>;
  /** Returns the database for background work, which may lag behind. */
  forJobs(): Promise<Db>;
  /** Runs read-only work, and retries it on the primary if the replica failed meanwhile. */
  retriedOnPrimary<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

interface Place {
  db: Db;
  url: string;
}

interface ReadsOptions {
  /** The database that changes are written to. */
  db: Db;
  live: Live;
  primary: Place;
  replica?: Place | undefined;
  /** Writes a line to the log for the operator. */
  log?: (line: string) => void;
}

export function createReads({ db, live, primary, replica, log = () => undefined }: ReadsOptions): Reads {
  const written = noticedWrites();
  const arrived = noticedWrites();
  const sourceAt = (name: string, place: Place): Source => ({
    ...place,
    cached: (question, work) => cacheUntilChange(live, `${name} ${question}`, work),
  });
  const fromPrimary = sourceAt('primary', primary);
  const fromReplica = replica && sourceAt('replica', replica);
  const watched = replica && watchReplica(replica.db, log);

  return {
    async of({ id }) {
      const traces = await ownTraces(db, id);
      if (written.hasNew(id, traces)) forgetAnswers(live);
      if (!fromReplica || !(await watched?.ask((asked) => hasTraces(asked, traces)))) return fromPrimary;
      if (arrived.hasNew(id, traces)) forgetAnswers(live);
      return fromReplica;
    },
    async forJobs() {
      return fromReplica && (await watched?.ask((asked) => hasTraces(asked, [])))
        ? fromReplica.db
        : primary.db;
    },
    async retriedOnPrimary(work) {
      try {
        return await work();
      } catch (error) {
        if (await watched?.causedIt(error)) return work();
        throw error;
      }
    },
    close: () => watched?.close(),
  };
}
