import type { Db } from './connect';
import { noticedWrites, ownTraces } from './own-writes';

/** The number of rows from which summing takes longer than a screen should wait. */
const largeFrom = 100_000;
const freshFor = 30_000;

interface Cached<T> {
  value: T;
  until: number;
}

interface Figures<T, Of> {
  compute: (db: Db, of?: Of) => Promise<T>;
  rowsIn: (value: T) => number;
  tracesOf: typeof ownTraces;
}

/**
 * Caches figures over whole tables if they are large. In a shop of ordinary size the figures take
 * milliseconds and are always current. Over very many rows they are computed at most twice a minute and other
 * readers get the cached ones, except readers who changed something since: they always see their own changes.
 */
export function cacheWhenLarge<T, Of extends string | undefined = undefined>(
  compute: Figures<T, Of>['compute'],
  rowsIn: Figures<T, Of>['rowsIn'],
  tracesOf = ownTraces,
): (db: Db, readerId: string, of?: Of) => Promise<T> {
  const databases = new WeakMap<Db, Map<Of | undefined, ReturnType<typeof cachedFigures<T, Of>>>>();
  return async (db, readerId, of) => {
    const caches = databases.get(db) ?? new Map<Of | undefined, ReturnType<typeof cachedFigures<T, Of>>>();
    databases.set(db, caches);
    const read = caches.get(of) ?? cachedFigures({ compute, rowsIn, tracesOf }, of);
    caches.set(of, read);
    return read(db, readerId);
  };
}

function cachedFigures<T, Of>(
  { compute, rowsIn, tracesOf }: Figures<T, Of>,
  of: Of | undefined,
): (db: Db, readerId: string) => Promise<T> {
  const writes = noticedWrites();
  let cached: Cached<T> | undefined;
  /** Incremented when earlier results become stale, so that a computation in progress is not cached. */
  let generation = 0;

  return async (db, readerId) => {
    if (cached && writes.hasNew(readerId, await tracesOf(db, readerId))) {
      cached = undefined;
      generation++;
    }
    if (cached && performance.now() < cached.until) return cached.value;
    // one reader recomputes, and the others get the cached value meanwhile
    if (cached) cached.until = Infinity;
    const started = generation;
    try {
      const value = await compute(db, of);
      if (started === generation)
        cached = rowsIn(value) > largeFrom ? { value, until: performance.now() + freshFor } : undefined;
      return value;
    } catch (error) {
      if (started === generation) cached = undefined;
      throw error;
    }
  };
}
