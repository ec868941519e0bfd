/** Chance that is the same for the same seed (Mulberry32). */
export function diceOf(seed: number) {
  let state = seed;
  /** Draws a whole number from zero up to, but without, the limit. */
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  return { below, oneOf };
}

export type Dice = ReturnType<typeof diceOf>;
