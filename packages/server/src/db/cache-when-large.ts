import type { Db } from './connect';
import { noticedWrites, ownTraces } from './own-writes';

/** Rows from which on adding them up takes longer than a screen should wait for it. */
const many = 100_000;
const freshFor = 30_000;

interface Kept<T> {
  value: T;
  until: number;
}

interface Figures<T, Of> {
  addUp: (db: Db, of?: Of) => Promise<T>;
  rowsIn: (value: T) => number;
  tracesOf: typeof ownTraces;
}

/**
 * Figures over whole tables. In a usual shop they take milliseconds and are always those of this moment; where there
 * are very many rows they are added up twice a minute, and whoever asks meanwhile is told the last ones, but for who
 * changed something since: a reader's own changes are always in what they are told.
 */
export function cacheWhenLarge<T, Of extends string | undefined = undefined>(
  addUp: Figures<T, Of>['addUp'],
  rowsIn: Figures<T, Of>['rowsIn'],
  tracesOf = ownTraces,
): (db: Db, readerId: string, of?: Of) => Promise<T> {
  const places = new WeakMap<Db, Map<Of | undefined, ReturnType<typeof keeper<T, Of>>>>();
  return async (db, readerId, of) => {
    const keepers = places.get(db) ?? new Map<Of | undefined, ReturnType<typeof keeper<T, Of>>>();
    places.set(db, keepers);
    const read = keepers.get(of) ?? keeper({ addUp, rowsIn, tracesOf }, of);
    keepers.set(of, read);
    return read(db, readerId);
  };
}

function keeper<T, Of>(
  { addUp, rowsIn, tracesOf }: Figures<T, Of>,
  of: Of | undefined,
): (db: Db, readerId: string) => Promise<T> {
  const writes = noticedWrites();
  let kept: Kept<T> | undefined;
  /** Counts what made all earlier sums too old. */
  let turn = 0;

  return async (db, readerId) => {
    if (kept && writes.areNews(readerId, await tracesOf(db, readerId))) {
      kept = undefined;
      turn++;
    }
    if (kept && performance.now() < kept.until) return kept.value;
    // one adds up anew, the others need not wait for it
    if (kept) kept.until = Infinity;
    const mine = turn;
    try {
      const value = await addUp(db, of);
      if (mine === turn)
        kept = rowsIn(value) > many ? { value, until: performance.now() + freshFor } : undefined;
      return value;
    } catch (error) {
      if (mine === turn) kept = undefined;
      throw error;
    }
  };
}
