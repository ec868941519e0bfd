/** The number of rows per statement: parameters are serialized to text in memory before they are sent. */
const chunkSize = 2000;

/** Yields the rows in chunks that one statement can take. */
export function* portions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += chunkSize) yield rows.slice(at, at + chunkSize);
}
