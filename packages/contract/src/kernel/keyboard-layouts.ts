import { foldCode, latinDigits } from './fold';

/*
 * Part numbers are Latin but most keyboards in Yemen are set to Arabic: a scanner or a hurried clerk types
 * ZM13 and gets ئة13. After a number the keyboard stays Latin, and «كامري» becomes ;hlvd. These tables map each key to
 * its letter by position. The layouts Arabic 101 and 102 agree on all of these keys.
 */
const plain = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const plainLatin = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const vowels = '\u064E\u064B\u064F\u064C\u0650\u064D\u0652';
const vowelsLatin = 'qwerasx';
const shifted = 'إ‘÷×؛أـ،آ’~][}{/';
const shiftedLatin = 'yuiophjknmzdfcvl';

/**
 * Keys that type two letters. As a ligature the key is certain; as two letters it may also have been two
 * keys.
 */
const pairs: Readonly<Record<string, string>> = { لا: 'b', لأ: 'g', لإ: 't', لآ: 'b' };
const ligatures: Readonly<Record<string, string>> = { ﻻ: 'b', ﻷ: 'g', ﻹ: 't', ﻵ: 'b' };

const byKey = new Map<string, string>([
  ...zip(plain, plainLatin),
  ...zip(vowels, vowelsLatin),
  ...zip(shifted, shiftedLatin),
  ...Object.entries(ligatures),
]);

function zip(from: string, to: string): [string, string][] {
  const letters = [...to];
  return [...from].map((letter, place) => [letter, letters[place] ?? '']);
}

const byLatinKey = new Map<string, string>([...zip(plainLatin, plain), ['b', 'لا']]);

/** Characters that only an Arabic keyboard layout types. */
const isArabic = /[\u0600-\u06FF\uFEF5-\uFEFC‘’÷×]/;

/**
 * Maps a text typed with the Arabic keyboard layout to the Latin letters on the same keys, the likeliest
 * reading first; empty when the text contains no Arabic characters.
 */
export function latinKeys(typed: string): string[] {
  if (!isArabic.test(typed)) return [];
  const oneKey = latinDigits(typed).replace(/لا|لأ|لإ|لآ/g, (pair) => pairs[pair] ?? pair);
  return [...new Set([oneKey, latinDigits(typed)].map(byPlace))].filter((reading) => reading !== typed);
}

const byPlace = (text: string) => [...text].map((letter) => byKey.get(letter) ?? letter).join('');

/** Shorter readings would match something for any word that itself has no match. */
const leastSearched = 3;

/** Maps words typed with the Latin keyboard layout to the Arabic letters on the same keys. */
const arabicKeys = (typed: string): string[] =>
  isArabic.test(typed) || !latinWord.test(typed)
    ? []
    : [[...typed.toLowerCase()].map((letter) => byLatinKey.get(letter) ?? letter).join('')];

/** A word of keys that type Arabic letters; numbers with letters between digits are none. */
const latinWord = /(?:^|\s)[a-z;'[\],./`]{3,}(?:$|\s)/i;

/** Signs that no number and no Latin word contains, but the keys of many Arabic letters type. */
const unlikelySigns = /[;,'[\]`]/;

/** Returns the texts to search when a text typed with the wrong keyboard layout is found nowhere. */
export const searchedByKeys = (typed: string): string[] =>
  [...latinKeys(typed).filter((reading) => !unlikelySigns.test(reading)), ...arabicKeys(typed)].filter(
    (reading) => foldCode(reading).length >= leastSearched,
  );

/**
 * Returns a scanned code as it is printed: one that the Arabic layout garbled in its likeliest Latin reading, in capitals,
 * because scanners and labels use these.
 */
export const printedCode = (scanned: string): string => latinKeys(scanned)[0]?.toUpperCase() ?? scanned;

/** Returns the folded codes that a scanned or typed number can stand for, the literal one first. */
export const meantCodes = (typed: string): string[] =>
  [...new Set([typed, ...latinKeys(typed)].map(foldCode))].filter(Boolean);
