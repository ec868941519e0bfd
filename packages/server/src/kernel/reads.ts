import type { Db } from '../db/connect';
import { hasTraces, noticedWrites, ownTraces } from '../db/own-writes';
import { forgetAnswers, cacheUntilChange } from './cache-until-change';
import type { Live } from './live';
import { watchReplica } from './replica';

/** Where reports are read from. */
export interface Source {
  db: Db;
  url: string;
  /** Answers that take some work, kept for a moment for all who ask the same. */
  keep<T>(question: string, work: () => Promise<T>): Promise<T>;
}

export interface Reads {
  /**
   * The source for this user. What they read from it includes what they changed before, whichever server they
   * changed it on: answers kept from before that are forgotten, and a replica that lags behind, or is away, is
   * passed by.
   */
  of(user: { id: string }): Promise<Source>;
  /** The same for work that nobody waits for. */
  forJobs(): Promise<Db>;
  /** Runs work that only reads; once more, from the primary, when the replica was lost in the middle. */
  steadily<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

interface Place {
  db: Db;
  url: string;
}

interface Given {
  /** Where changes are written. */
  db: Db;
  live: Live;
  primary: Place;
  replica?: Place | undefined;
  /** Writes a line to the log for the operator. */
  tell?: (words: string) => void;
}

export function createReads({ db, live, primary, replica, tell = () => undefined }: Given): Reads {
  const written = noticedWrites();
  const arrived = noticedWrites();
  const sourceAt = (name: string, place: Place): Source => ({
    ...place,
    keep: (question, work) => cacheUntilChange(live, `${name} ${question}`, work),
  });
  const fromPrimary = sourceAt('primary', primary);
  const fromReplica = replica && sourceAt('replica', replica);
  const watched = replica && watchReplica(replica.db, tell);

  return {
    async of({ id }) {
      const traces = await ownTraces(db, id);
      if (written.areNews(id, traces)) forgetAnswers(live);
      if (!fromReplica || !(await watched?.ask((asked) => hasTraces(asked, traces)))) return fromPrimary;
      if (arrived.areNews(id, traces)) forgetAnswers(live);
      return fromReplica;
    },
    async forJobs() {
      return fromReplica && (await watched?.ask((asked) => hasTraces(asked, [])))
        ? fromReplica.db
        : primary.db;
    },
    async steadily(work) {
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
