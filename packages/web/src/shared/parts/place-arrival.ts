interface Expected {
  product: string;
  expected: number;
}

/**
 * Finds the line that one more piece of a part goes to: the first that waits for it, else the part's last one if more
 * than expected may come.
 */
export function placeArrival(
  lines: readonly Expected[],
  arrived: readonly (number | null)[],
  product: string,
  mayExceed: boolean,
): number | 'full' | 'unknown' {
  const waiting = lines.findIndex(
    (line, index) => line.product === product && (arrived[index] ?? 0) + 1 <= line.expected,
  );
  if (waiting >= 0) return waiting;
  const last = lines.findLastIndex((line) => line.product === product);
  if (last < 0) return 'unknown';
  return mayExceed ? last : 'full';
}
