/** The consonants that Arabic letters write of English words; vowels and what is written in many ways are left out. */
const arabicSounds: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ز: 's',
  ش: 's',
  ج: 'k',
  ق: 'k',
  ك: 'k',
  غ: 'k',
  خ: 'k',
  د: 'd',
  ض: 'd',
  ذ: 'd',
  ر: 'r',
  ف: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
};

const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/ch|sh|ci|ce/g, 's'],
  [/ph|v/g, 'f'],
  [/x/g, 'ks'],
  [/[cgjq]/g, 'k'],
  [/z/g, 's'],
  [/p/g, 'b'],
  [/[^bdfklmnrst]/g, ''],
];

/** Shorter sounds would be those of too many words. */
const shortest = 4;

/**
 * Returns the consonants that one hears in words, by which «واتر بمب» is a water pump and «ايرفلتر» an air filter;
 * undefined if they are too few.
 */
export function soundOf(words: readonly string[]): string | undefined {
  const text = words.join('');
  const heard = /[ء-ي]/.test(text)
    ? [...text.replace(/ات$/, '')].map((letter) => arabicSounds[letter] ?? '').join('')
    : latinSounds.reduce((rest, [written, sound]) => rest.replace(written, sound), text);
  const once = heard.replace(/(.)\1+/g, '$1');
  return once.length >= shortest ? once : undefined;
}
