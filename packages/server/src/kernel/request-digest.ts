/** The limits in milliseconds of the classes by which durations are counted; a last class holds what took longer. */
export const durationLimits = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000] as const;

/** The requests of one route in a stretch of time. */
export interface RouteDigest {
  /** Method and template of the address: 'GET /api/sales/:id'. */
  route: string;
  count: number;
  /** Milliseconds of all together. */
  total: number;
  slowest: number;
  /** How many fell into each class of duration. */
  classes: number[];
}

export interface RequestDigest {
  add(route: string, ms: number): void;
  /** Returns what was added in the last 24 hours, by route. */
  ofLastDay(): RouteDigest[];
}

const hour = 3_600_000;
const hoursKept = 24;

/** Counts requests by route and hour, in memory: there are as many routes as endpoints. */
export function createRequestDigest(now: () => number = Date.now): RequestDigest {
  const hours = new Map<number, Map<string, RouteDigest>>();

  function current(): Map<string, RouteDigest> {
    const at = Math.floor(now() / hour);
    const known = hours.get(at);
    if (known) return known;
    for (const old of hours.keys()) if (old <= at - hoursKept || old > at) hours.delete(old);
    const fresh = new Map<string, RouteDigest>();
    hours.set(at, fresh);
    return fresh;
  }

  return {
    add(route, ms) {
      const routes = current();
      let digest = routes.get(route);
      if (!digest) routes.set(route, (digest = emptyDigest(route)));
      digest.count += 1;
      digest.total += ms;
      digest.slowest = Math.max(digest.slowest, ms);
      const found = durationLimits.findIndex((limit) => ms <= limit);
      const place = found === -1 ? durationLimits.length : found;
      digest.classes[place] = (digest.classes[place] ?? 0) + 1;
    },
    ofLastDay() {
      current();
      return mergeDigests([...hours.values()].flatMap((routes) => [...routes.values()]));
    },
  };
}

const emptyDigest = (route: string): RouteDigest => ({
  route,
  count: 0,
  total: 0,
  slowest: 0,
  classes: Array<number>(durationLimits.length + 1).fill(0),
});

/** Adds up the digests of the same routes, of several hours or several servers. */
export function mergeDigests(digests: readonly RouteDigest[]): RouteDigest[] {
  const merged = new Map<string, RouteDigest>();
  for (const one of digests) {
    const sum = merged.get(one.route) ?? emptyDigest(one.route);
    merged.set(one.route, {
      route: one.route,
      count: sum.count + one.count,
      total: sum.total + one.total,
      slowest: Math.max(sum.slowest, one.slowest),
      classes: sum.classes.map((count, place) => count + (one.classes[place] ?? 0)),
    });
  }
  return [...merged.values()];
}

/** Estimates within how many milliseconds this share of the requests was answered. */
export function durationOf({ count, slowest, classes }: RouteDigest, share: number): number {
  let left = count * share;
  for (const [place, inClass] of classes.entries()) {
    const from = durationLimits[place - 1] ?? 0;
    const to = Math.min(durationLimits[place] ?? slowest, slowest);
    if (inClass > 0 && left <= inClass) return from + (Math.max(to, from) - from) * (left / inClass);
    left -= inClass;
  }
  return slowest;
}
