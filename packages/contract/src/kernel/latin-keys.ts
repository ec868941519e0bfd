import { foldCode, latinDigits } from './fold';

/*
 * Part numbers are Latin, keyboards in Yemen mostly are not: a scanner or a hurried clerk types ZM13 and ئة13 comes
 * out. The same keys on the Latin keyboard are found by their place. Arabic 101 and 102 agree on all of these.
 */
const plain = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';
const plainLatin = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const vowels = '\u064E\u064B\u064F\u064C\u0650\u064D\u0652';
const vowelsLatin = 'qwerasx';
const shifted = 'إ‘÷×؛أـ،آ’~][}{/';
const shiftedLatin = 'yuiophjknmzdfcvl';

/** One key, two letters: as a ligature it is sure to be that key, as two letters it may be two keys as well. */
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

/** Signs of the Arabic keyboard that the Latin one does not write. */
const isArabic = /[\u0600-\u06FF\uFEF5-\uFEFC‘’÷×]/;

/**
 * What the keys of a text typed on the Arabic keyboard write on the Latin one, the likeliest reading first; empty
 * when it was not typed there.
 */
export function latinKeys(typed: string): string[] {
  if (!isArabic.test(typed)) return [];
  const oneKey = latinDigits(typed).replace(/لا|لأ|لإ|لآ/g, (pair) => pairs[pair] ?? pair);
  return [...new Set([oneKey, latinDigits(typed)].map(byPlace))].filter((reading) => reading !== typed);
}

const byPlace = (text: string) => [...text].map((letter) => byKey.get(letter) ?? letter).join('');

/** The folded codes that a scanned or typed number can mean, itself first. */
export const meantCodes = (typed: string): string[] =>
  [...new Set([typed, ...latinKeys(typed)].map(foldCode))].filter(Boolean);
