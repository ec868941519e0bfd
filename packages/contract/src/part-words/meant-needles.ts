import type { Choice, PartQuery } from './read-part-query';

/** What the search text must contain in one combination of meanings. */
export interface MeantNeedles {
  needles: readonly string[];
  rank: number;
}

/** A search looks for at most so many combinations; beyond them the words are too vague to find the right part. */
const mostCombinations = 48;

interface Combination extends MeantNeedles {
  /** The places of the choices, added up; 0 is what was typed. */
  steps: number;
}

/** Combines one choice of each slot with each of the others, the closest to what was typed first. */
export function combine(slots: readonly { choices: readonly Choice[] }[]): Combination[] {
  let combined: Combination[] = [{ needles: [], rank: 0, steps: 0 }];
  for (const { choices } of slots)
    combined = combined
      .flatMap(({ needles, rank, steps }) =>
        choices.map((choice, place) => ({
          needles: [...needles, ...choice.needles],
          rank: Math.max(rank, choice.rank),
          steps: steps + place,
        })),
      )
      .toSorted((a, b) => a.rank - b.rank || a.steps - b.steps)
      .slice(0, mostCombinations + 1);
  return combined.map((one) => ({ ...one, needles: [...new Set(one.needles)] }));
}

/** The word that a needle looks for, if it is one; numbers and codes are not. */
const wordOf = (needle: string): string | undefined => /^[a-zء-ي]+$/.exec(needle.trim())?.[0];

/** Returns the words that a search may look for. */
export const wordsToLookUp = ({ slots }: PartQuery): string[] => [
  ...new Set(
    slots.flatMap(({ choices }) =>
      choices.flatMap(({ needles }) => needles.flatMap((one) => wordOf(one) ?? [])),
    ),
  ),
];

/**
 * Returns what a search looks for, step by step, if the typed words find too few: other spellings, then other words, the
 * closest to what was typed first. `inParts` are those of wordsToLookUp with which a word of the catalogue begins; no
 * others are looked for. What was typed is left out, unless words that say nothing were in it.
 */
export function meaningSteps(
  { slots, isShortened }: PartQuery,
  inParts: ReadonlySet<string>,
): MeantNeedles[][] {
  const isInParts = (needle: string) => {
    const word = wordOf(needle);
    return word === undefined || inParts.has(word);
  };
  const all = combine(
    slots.map(({ choices }) => ({
      choices: choices.filter(({ needles }, place) => place === 0 || needles.every(isInParts)),
    })),
  )
    .filter(({ steps, needles }) => needles.length > 0 && (steps > 0 || isShortened))
    .slice(0, mostCombinations)
    .map(({ needles, rank }) => ({ needles, rank }))
    .filter(({ needles }) => needles.every(isInParts));
  const isSpelling = ({ rank }: MeantNeedles) => rank === 0;
  return [all.filter(isSpelling), all.filter((one) => !isSpelling(one))].filter((step) => step.length > 0);
}
