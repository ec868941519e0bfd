/** Characters our two fonts lack: all but Latin, Arabic, their punctuation and the currency signs. */
const foreign =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0600-\u0604\u0606-\u061b\u061e-\u06a1\u06a3-\u06ff\u200c\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;
/**
 * Direction marks in the text; they are removed because each line's direction is computed when it is drawn.
 */
const directions = /[\u200d-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Hyphens and minus signs of every width; the fonts only have the one on the keyboard. */
const hyphens = /[\u2010-\u2012\u2212]/gu;

const plainer = (sign: string) => {
  const plain = sign.normalize('NFKC');
  return plain.search(foreign) === -1 ? plain : '?';
};

/** Returns the text with every character that has no glyph replaced by a simpler form, or a question mark. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(directions, '').replace(hyphens, '-').replace(foreign, plainer);
