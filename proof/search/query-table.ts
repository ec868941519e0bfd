/** A search as a clerk types it, and the keys of the parts that answer it. */
export interface Query {
  typed: string;
  /** A key that ends in a star stands for all keys that begin so; none means that the shop has no such part. */
  wants: string[];
}

/** Reads a table of queries: what is typed, a bar, the keys that are wanted. */
export const queriesOf = (table: string): Query[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', wants = ''] = line.split('|').map((cell) => cell.trim());
      return { typed, wants: wants === '' ? [] : wants.split(/,\s*/) };
    });
