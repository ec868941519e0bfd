export interface Dice {
  /** A whole number from 0 up to, but not including, the limit. */
  below(limit: number): number;
  chance(share: number): boolean;
  oneOf<T>(list: readonly [T, ...T[]]): T;
  oneOf<T>(list: readonly T[]): T | undefined;
  uuid(): string;
}

/** Mulberry32: the same seed gives the same numbers, so that a run can be repeated. */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    chance: (share) => next() < share,
    oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
