import { foldCode } from '../kernel/fold';
import { searchWords, wordNeedles } from '../kernel/search-words';
import { dictionaryOf, longestPhrase, type Dictionary } from './dictionary';
import type { Meaning, ShopWords } from './meaning';
import { bareWord, meantNeedles, phraseKey } from './word-forms';

/** One way to say what was typed: what the search text must contain, and how far it is from the typed words. */
export interface Choice {
  needles: readonly string[];
  rank: number;
}

/** A word or phrase of a search with all that it may mean; the first choice is what was typed. */
export interface Slot {
  words: readonly string[];
  choices: readonly Choice[];
  isKnown: boolean;
  /** The keys of the part words that it may be; none if it names a vehicle or is unknown. */
  things: readonly string[];
}

/** The car that a search names: its model under all its names, and the years meant. */
export interface NamedCar {
  models: readonly string[];
  from: number;
  to: number;
}

export interface PartQuery {
  slots: readonly Slot[];
  /**
   * The slots do not contain exactly what was typed: words that say nothing about a part are left out, years
   * and words without a space between them are split.
   */
  isShortened: boolean;
  car?: NamedCar | undefined;
}

/** Words that say nothing about a part: «طرمبة ماء حق كامري موديل 2010». */
const fillers = new Set([
  'حق',
  'حقت',
  'حقه',
  'تبع',
  'بتاع',
  'بتاعت',
  'مال',
  'موديل',
  'مودل',
  'سياره',
  'نوع',
  'ل',
  'لل',
  'علي',
  'من',
  'الي',
  'حتي',
  'for',
  'of',
  'model',
]);

/** Reads the words of a search: phrases and words that are known, with their meanings, and the car they name. */
export function readPartQuery(q: string, shop: ShopWords): PartQuery {
  const dictionary = dictionaryOf(shop);
  const typed = searchWords(q);
  const telling = typed
    .flatMap((word) => yearsIn(word) ?? runTogether(dictionary, word) ?? [word])
    .filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : typed;
  const found: { slot: Slot; meanings: readonly Meaning[] }[] = [];
  for (let start = 0; start < words.length;) {
    const next = longestKnown(dictionary, words, start, found.at(-1)?.meanings ?? []);
    found.push(next);
    start += next.slot.words.length;
  }
  const slots = found.map(({ slot }) => slot).filter(({ choices }) => choices.length > 0);
  return { slots, isShortened: words.join(' ') !== typed.join(' '), car: carIn(found, words) };
}

function longestKnown(
  dictionary: Dictionary,
  words: readonly string[],
  start: number,
  before: readonly Meaning[],
) {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const meanings =
      dictionary.meaningsOf(phraseKey(phrase)) ??
      (length === 1 ? withoutPrefix(dictionary, phrase) : undefined);
    if (meanings) return { slot: slotOf(phrase, meanings), meanings };
  }
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length);
    const meanings = dictionary.soundingLike(phrase);
    if (meanings) return { slot: slotOf(phrase, meanings), meanings };
  }
  const word = words[start] ?? '';
  const year = before.some(({ models }) => models) ? fullYear(word) : undefined;
  // a number alone is found without its dashes before meanings are looked for
  const code = words.length > 1 && /\d-|-\d/.test(word) ? [foldCode(word)] : [];
  const choices = [word, ...(year ? [year] : []), bareWord(word), ...code].map((one) => ({
    needles: wordNeedles(one),
    rank: 0,
  }));
  return {
    slot: {
      words: [word],
      choices: [...withoutRepeats(choices), ...otherForms(word)],
      isKnown: year !== undefined || /\d/.test(word),
      things: [],
    },
    meanings: [],
  };
}

/**
 * Returns how else a size may be written: the oil «20/50» as 20W-50, the tyre «195/65/15» as 195/65 R15. The size of an
 * engine, which few parts have in their text, may be missing.
 */
function otherForms(word: string): Choice[] {
  if (/^(?:\d\.\d|[1-6][1-9]00|[3-6]000)$/.test(word)) return [{ needles: [], rank: 2 }];
  return /^\d+(?:[/*x]\d+)+$/.test(word) ? [{ needles: word.split(/[/*x]/), rank: 1 }] : [];
}

/** Returns the meanings of a word behind a preposition: «لكامري», «وهوبات». */
const withoutPrefix = (dictionary: Dictionary, [word = '']: readonly string[]) =>
  /^[لبو][ء-ي]{3}/.test(word) ? dictionary.meaningsOf(bareWord(word.slice(1))) : undefined;

function slotOf(words: readonly string[], meanings: readonly Meaning[]): Slot {
  const bare = words.map(bareWord);
  const choices = [
    { needles: words.flatMap(wordNeedles), rank: 0 },
    { needles: bare.flatMap(wordNeedles), rank: 0 },
    ...meanings.flatMap(({ phrases, rank, ofVehicle }) =>
      phrases.map((phrase) => ({ needles: meantNeedles(phrase, ofVehicle), rank })),
    ),
  ];
  const things = meanings.filter(({ ofVehicle }) => !ofVehicle).map(({ key }) => key);
  return { words, choices: withoutRepeats(choices), isKnown: true, things };
}

/** Omits choices that find nothing that one before them does not: who has «مساعدات» has «مساعد». */
export const withoutRepeats = (choices: readonly Choice[]): Choice[] => {
  const kept: Choice[] = [];
  for (const choice of choices.toSorted((a, b) => a.rank - b.rank))
    if (choice.needles.length > 0 && !kept.some((other) => covers(other, choice))) kept.push(choice);
  return kept;
};

const covers = (wide: Choice, narrow: Choice): boolean =>
  wide.needles.every((needle) => narrow.needles.some((one) => one.includes(needle)));

/** The letters of the shortest word that is looked for in two words without a space. */
const shortestJoined = 3;

/** Returns the two words that were written without a space, if both are known and the whole is not: «فحماتكامري». */
function runTogether({ meaningsOf }: Dictionary, word: string): string[] | undefined {
  if (!/^[ء-ي]+$/.test(word) || meaningsOf(bareWord(word))) return undefined;
  for (let end = word.length - shortestJoined; end >= shortestJoined; end--) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    if (meaningsOf(bareWord(first)) && meaningsOf(bareWord(second))) return [first, second];
  }
  return undefined;
}

/** Returns the years of a range, «2007-2011», or of a month, «03/2011». */
function yearsIn(word: string): string[] | undefined {
  if (/^(?:19|20)\d\d[-/](?:19|20)\d\d$/.test(word)) return word.split(/[-/]/);
  const [, year] = /^\d{1,2}\/((?:19|20)\d\d)$/.exec(word) ?? [];
  return year ? [year] : undefined;
}

/** Returns the year that two digits behind a model mean: «كامري 08». */
const fullYear = (word: string): string | undefined =>
  /^\d\d$/.test(word) ? `${Number(word) > 60 ? 19 : 20}${word}` : undefined;

function carIn(
  found: readonly { slot: Slot; meanings: readonly Meaning[] }[],
  words: readonly string[],
): NamedCar | undefined {
  const named = found.flatMap(({ meanings }) => meanings).find(({ models }) => models);
  if (!named?.models) return undefined;
  const year = words
    .map((word) => Number(/^(?:19|20)\d\d$/.test(word) ? word : fullYear(word)))
    .find((one) => one > 0);
  const [from, to] = year ? [year, year] : (named.years ?? []);
  return from === undefined || to === undefined ? undefined : { models: named.models, from, to };
}
