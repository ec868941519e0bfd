import type { Meaning, ShopWords } from './meaning';
import { vehicleMeanings } from './vehicle-meanings';
import { soundOf } from './sounds';
import { phraseKey, phraseWords } from './word-forms';
import { partWordGroups } from './words/part-word-groups';

/** What words and phrases mean in a shop. */
export interface Dictionary {
  /** The meanings of a phrase by its key, the likeliest first; undefined if it is unknown. */
  meaningsOf(key: string): readonly Meaning[] | undefined;
  /** The meanings of words in Arabic letters that sound like English ones; undefined if there are none. */
  soundingLike(words: readonly string[]): readonly Meaning[] | undefined;
  /** All keys of single words. */
  words(): Iterable<string>;
}

/** The words of the longest phrase. */
export const longestPhrase = 4;

const builtIn = (() => {
  let index: ReadonlyMap<string, Meaning[]> | undefined;
  return (): ReadonlyMap<string, Meaning[]> => (index ??= indexBuiltIn());
})();

function indexBuiltIn(): Map<string, Meaning[]> {
  const index = new Map<string, Meaning[]>();
  const add = (key: string, meaning: Meaning) => index.set(key, [...(index.get(key) ?? []), meaning]);
  for (const { names, meaning } of vehicleMeanings())
    for (const key of keysOf(names.map(phraseWords))) add(key, meaning);
  for (const [key, ...others] of partWordGroups) {
    const phrases = [...others, key].map(phraseWords);
    for (const phrase of keysOf(phrases)) {
      const isFirst = !index.get(phrase)?.some(({ ofVehicle }) => !ofVehicle);
      add(phrase, { key, phrases, rank: isFirst ? 1 : 2, ofVehicle: false });
    }
  }
  return index;
}

const bySound = (() => {
  let index: ReadonlyMap<string, Meaning[]> | undefined;
  return (): ReadonlyMap<string, Meaning[]> => (index ??= indexSounds());
})();

/** The groups by the sounds of their English words; words that sound alike mean either. */
function indexSounds(): Map<string, Meaning[]> {
  const index = new Map<string, Meaning[]>();
  for (const [key, ...others] of partWordGroups) {
    const phrases = [...others, key].map(phraseWords);
    const english = phrases.filter((words) => words.every((word) => /^[a-z]+$/.test(word)));
    for (const sound of new Set(english.map(soundOf)))
      if (sound) index.set(sound, [...(index.get(sound) ?? []), { key, phrases, rank: 2, ofVehicle: false }]);
  }
  return index;
}

const keysOf = (phrases: readonly (readonly string[])[]): Set<string> => new Set(phrases.map(phraseKey));

const dictionaries = new WeakMap<ShopWords, Dictionary>();

/** Returns the dictionary of a shop: its own words first, then the built-in groups that are on. */
export function dictionaryOf(shop: ShopWords): Dictionary {
  const known = dictionaries.get(shop) ?? composed(shop);
  dictionaries.set(shop, known);
  return known;
}

function composed({ own, off }: ShopWords): Dictionary {
  const isOff = new Set(off);
  const means = new Map(
    own.map(({ word, means: words }) => [phraseKey(phraseWords(word)), words.map(phraseWords)]),
  );
  return {
    meaningsOf(key) {
      const meanings = [...ownMeanings(key, means), ...allowed(key, isOff)];
      return meanings.length > 0 ? meanings : undefined;
    },
    soundingLike(words) {
      const sound = words.every((word) => /^[ء-ي]+$/.test(word)) ? soundOf(words) : undefined;
      const meanings = (sound ? bySound().get(sound) : undefined)?.filter(({ key }) => !isOff.has(key));
      return meanings && meanings.length > 0 ? meanings : undefined;
    },
    *words() {
      for (const key of [...means.keys(), ...builtIn().keys()]) if (!key.includes(' ')) yield key;
    },
  };
}

const allowed = (key: string, isOff: ReadonlySet<string>): Meaning[] =>
  (builtIn().get(key) ?? []).filter((meaning) => meaning.ofVehicle || !isOff.has(meaning.key));

/** Returns what the shop says that a word means, and what that means in turn; the words form no circle. */
function* ownMeanings(key: string, means: ReadonlyMap<string, string[][]>): Generator<Meaning> {
  const seen = new Set([key]);
  let next = means.get(key) ?? [];
  while (next.length > 0) {
    yield { key, phrases: next, rank: 1, ofVehicle: false };
    const unseen = next.map(phraseKey).filter((one) => !seen.has(one));
    for (const one of unseen) {
      seen.add(one);
      for (const meaning of builtIn().get(one) ?? []) yield { ...meaning, rank: meaning.rank + 1 };
    }
    next = unseen.flatMap((one) => means.get(one) ?? []);
  }
}
