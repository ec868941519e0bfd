import type { Query } from './query-table';

/** Returns the keys of the first parts that a search shows. */
export type Search = (typed: string) => Promise<string[]>;

interface Miss extends Query {
  found: string[];
}

export interface Figures {
  /** The share of the queries that were answered rightly. */
  share: number;
  /** The number of queries of each kind and of those answered rightly. */
  kinds: Map<string, { asked: number; right: number }>;
  misses: Miss[];
}

/** Whether a part's key is the wanted one, or begins as one that ends in a star. */
export const isWanted = (key: string, want: string): boolean =>
  want.endsWith('*') ? key.startsWith(want.slice(0, -1)) : key === want;

/** Whether one of the wanted parts is shown, or nothing at all if the shop has no such part. */
const isRight = ({ wants }: Query, found: readonly string[]): boolean =>
  wants.length === 0 ? found.length === 0 : found.some((key) => wants.some((want) => isWanted(key, want)));

export async function measure(
  queries: Readonly<Record<string, readonly Query[]>>,
  search: Search,
): Promise<Figures> {
  const kinds: Figures['kinds'] = new Map();
  const misses: Miss[] = [];
  for (const [kind, some] of Object.entries(queries)) {
    const before = misses.length;
    for (const query of some) {
      const found = await search(query.typed);
      if (!isRight(query, found)) misses.push({ ...query, found });
    }
    kinds.set(kind, { asked: some.length, right: some.length - (misses.length - before) });
  }
  const asked = Object.values(queries).flat().length;
  return { share: (asked - misses.length) / asked, kinds, misses };
}

/** Tells the figures as a text: of each kind of query, and each miss with what was found instead. */
export function report(where: string, { share, kinds, misses }: Figures): string {
  const lines = [...kinds].map(([kind, { asked, right }]) => `  ${kind}: ${right} of ${asked}`);
  const missed = misses.map(
    ({ typed, wants, found }) =>
      `  ${typed}   wanted ${wants.join(', ') || 'nothing'}, found ${found.join(', ') || 'nothing'}`,
  );
  return [`${where}: ${(100 * share).toFixed(1)} % found`, ...lines, 'Misses:', ...missed].join('\n');
}
