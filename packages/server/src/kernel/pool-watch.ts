import { poolState, type Db } from '../db/connect';

/** A stretch of time in which all connections of a pool were taken and others waited. */
export interface Exhaustion {
  pool: string;
  from: Date;
  until: Date;
}

/** Milliseconds: shorter ones happen whenever many ask at once. */
const worthTelling = 60_000;

export interface PoolWatch {
  /** Looks at the pools; called every second. */
  look(): void;
  /** The last stretch of at least a minute. */
  lastExhaustion(): Exhaustion | undefined;
}

type Read = (db: Db) => ReturnType<typeof poolState>;

export function watchPools(
  pools: Readonly<Record<string, Db>>,
  now: () => number = Date.now,
  read: Read = poolState,
): PoolWatch {
  const fullSince = new Map<string, number>();
  let last: Exhaustion | undefined;
  return {
    look() {
      for (const [pool, db] of Object.entries(pools)) {
        const { busy, most, waiting } = read(db);
        const since = fullSince.get(pool) ?? now();
        if (waiting === 0 || busy < most) fullSince.delete(pool);
        else fullSince.set(pool, since);
        if (fullSince.has(pool) && now() - since >= worthTelling)
          last = { pool, from: new Date(since), until: new Date(now()) };
      }
    },
    lastExhaustion: () => last,
  };
}
