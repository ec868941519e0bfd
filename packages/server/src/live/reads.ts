import { hasTraces, noticedWrites, ownTraces } from '../db/own-writes';
import type { Db } from '../db/connect';
import { forgetAnswers, keepAnswer } from './kept-answers';
import type { Live } from './live';

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
   * changed it on: answers kept from before that are forgotten, and a replica that lags behind is passed by.
   */
  of(user: { id: string }): Promise<Source>;
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
}

export function createReads({ db, live, primary, replica }: Given): Reads {
  const written = noticedWrites();
  const arrived = noticedWrites();
  const sourceAt = (name: string, place: Place): Source => ({
    ...place,
    keep: (question, work) => keepAnswer(live, `${name} ${question}`, work),
  });
  const fromPrimary = sourceAt('primary', primary);
  const fromReplica = replica && sourceAt('replica', replica);

  return {
    async of({ id }) {
      const traces = await ownTraces(db, id);
      if (written.areNews(id, traces)) forgetAnswers(live);
      if (!fromReplica) return fromPrimary;
      if (traces.length > 0 && !(await hasTraces(fromReplica.db, traces))) return fromPrimary;
      if (arrived.areNews(id, traces)) forgetAnswers(live);
      return fromReplica;
    },
  };
}
