/** A statement's parameters are written out as text before they are sent: so many rows of them are no burden. */
const atOnce = 2000;

/** Rows in the portions that statements take, however many there are. */
export function* portions<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce);
}
