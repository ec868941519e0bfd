import { dictionaryOf, type Dictionary } from './dictionary';
import type { ShopWords } from './meaning';
import { combine, type MeantNeedles } from './meant-needles';
import { canBeMistyped, isNear } from './near-words';
import { withoutRepeats, type Choice, type PartQuery, type Slot } from './read-part-query';
import { meantNeedles } from './word-forms';

/** A search that found fewer parts also looks for words that are one letter away from those that nobody knows. */
const tooFewToTrust = 3;
/** Mistyped words come behind everything that words mean. */
const nearRank = 10;
/** A word with more neighbours says too little. */
const mostNear = 8;

/**
 * Returns the words of a search that may be mistyped, by the number of parts that were found without doubting any: words
 * that no part has and nobody knows, and if nothing was found, known ones too.
 */
export const mistypedWords = ({ slots }: PartQuery, inParts: ReadonlySet<string>, found: number): string[] =>
  found >= tooFewToTrust
    ? []
    : slots
        .filter(({ words, isKnown }) => words.length === 1 && (!isKnown || found === 0))
        .flatMap(({ words }) => words)
        .filter((word) => canBeMistyped(word) && !inParts.has(word));

/**
 * Returns what a search looks for if one of the doubted words was mistyped, or all of them: near words of the catalogue and
 * of the dictionary, with what these mean.
 */
export function mistypedNeedles(
  { slots }: PartQuery,
  shop: ShopWords,
  doubted: readonly string[],
  catalogueWords: readonly string[],
): MeantNeedles[] {
  const dictionary = dictionaryOf(shop);
  const corrected = new Map(
    slots
      .filter(({ words }) => words.length === 1 && words.every((word) => doubted.includes(word)))
      .map((slot) => [slot, nearChoices(slot, dictionary, catalogueWords)] as const)
      .filter(([, choices]) => choices.length > 0),
  );
  const withCorrected = (some: readonly Slot[]) =>
    combine(
      slots.map((slot) => ({
        choices: (some.includes(slot) ? corrected.get(slot) : undefined) ?? slot.choices,
      })),
    );
  const all = [...corrected.keys()];
  return [...all.map((slot) => [slot]), ...(all.length > 1 ? [all] : [])]
    .flatMap(withCorrected)
    .map(({ needles, rank }) => ({ needles, rank }));
}

function nearChoices(
  { words: [word = ''] }: Slot,
  dictionary: Dictionary,
  catalogueWords: readonly string[],
): Choice[] {
  const known = Array.from(dictionary.words()).filter((other) => isNear(word, other));
  const stored = catalogueWords.filter((other) => isNear(word, other)).toSorted();
  const near = [...new Set([...stored, ...known])].slice(0, mostNear);
  return withoutRepeats([
    ...near.map((other) => ({ needles: meantNeedles([other], false), rank: nearRank })),
    ...near.flatMap((other) =>
      (dictionary.meaningsOf(other) ?? []).flatMap(({ phrases, rank, ofVehicle }) =>
        phrases.map((phrase) => ({ needles: meantNeedles(phrase, ofVehicle), rank: nearRank + 1 + rank })),
      ),
    ),
  ]);
}
