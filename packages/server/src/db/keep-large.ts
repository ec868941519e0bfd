import type { Db } from './connect';

/** Rows from which on adding them up takes longer than a screen should wait for it. */
const many = 100_000;
const freshFor = 30_000;

interface Kept<T> {
  value: T;
  until: number;
}

/**
 * Figures over whole tables. In a usual shop they take milliseconds and are always those of this moment; where there
 * are very many rows they are added up twice a minute at the most, and whoever asks meanwhile is told the last ones.
 */
export function keepLarge<T>(
  addUp: (db: Db) => Promise<T>,
  rowsIn: (value: T) => number,
): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, Kept<T>>();
  return async (db) => {
    const known = kept.get(db);
    if (known && performance.now() < known.until) return known.value;
    // one adds up anew, the others need not wait for it
    if (known) known.until = Infinity;
    try {
      const value = await addUp(db);
      if (rowsIn(value) > many) kept.set(db, { value, until: performance.now() + freshFor });
      else kept.delete(db);
      return value;
    } catch (error) {
      kept.delete(db);
      throw error;
    }
  };
}
