/** Numbers that look random and are the same in every run. */
export function diceOf(seed: number) {
  let state = seed;
  /** From 0 up to 1. */
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    chance: (share: number) => next() < share,
    of: <T>(all: readonly T[]): T => all[between(0, all.length - 1)] as T,
  };
}

/** 120 → '١٢٠', as some programs print numbers. */
export const arabicDigits = (value: number): string =>
  String(value).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
