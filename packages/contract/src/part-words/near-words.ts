/*
 * Words that differ by one letter: one more, one less, another one, or two neighbours that changed places. The SQL
 * function turoos_near_keys returns the same keys.
 */

/** Shorter words have too many neighbours, and numbers are not mistyped words. */
export const canBeMistyped = (word: string): boolean => /^[a-zء-ي]{4,30}$/.test(word);

/** Returns the word and the same word without one of its letters: near words have one of them in common. */
export const nearKeys = (word: string): string[] => [
  ...new Set([word, ...Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1))]),
];

/** Tests whether two different words are one letter apart. */
export function isNear(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && long[same] === short[same]) same++;
  const rest = long.slice(same + 1);
  if (long.length > short.length) return rest === short.slice(same);
  return (
    rest === short.slice(same + 1) ||
    (long[same] === short[same + 1] &&
      long[same + 1] === short[same] &&
      long.slice(same + 2) === short.slice(same + 2))
  );
}
