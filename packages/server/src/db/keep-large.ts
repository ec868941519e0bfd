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
export function keepLarge<T, Of extends string | undefined = undefined>(
  addUp: (db: Db, of?: Of) => Promise<T>,
  rowsIn: (value: T) => number,
): (db: Db, of?: Of) => Promise<T> {
  const keptOf = new WeakMap<Db, Map<Of | undefined, Kept<T>>>();
  return async (db, of) => {
    const kept = keptOf.get(db) ?? new Map<Of | undefined, Kept<T>>();
    keptOf.set(db, kept);
    const known = kept.get(of);
    if (known && performance.now() < known.until) return known.value;
    // one adds up anew, the others need not wait for it
    if (known) known.until = Infinity;
    try {
      const value = await addUp(db, of);
      if (rowsIn(value) > many) kept.set(of, { value, until: performance.now() + freshFor });
      else kept.delete(of);
      return value;
    } catch (error) {
      kept.delete(of);
      throw error;
    }
  };
}
