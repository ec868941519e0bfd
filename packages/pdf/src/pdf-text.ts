/** What our two fonts can't draw: everything but Latin, Arabic, their punctuation and the currency signs. */
const foreign =
  /[^\n\u0020-\u007e\u00a0-\u00ff\u0600-\u0604\u0606-\u061b\u061e-\u06a1\u06a3-\u06ff\u200c\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/gu;
/** Directions written into a text by hand: each line is given its own when it is drawn. */
const directions = /[\u200d-\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Hyphens and minuses of every width: the fonts have the one of the keyboard. */
const hyphens = /[\u2010-\u2012\u2212]/gu;

const plainer = (sign: string) => {
  const plain = sign.normalize('NFKC');
  return plain.search(foreign) === -1 ? plain : '?';
};

/** A text as it can be drawn: a sign without a glyph becomes its plainer form, or a question mark. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(directions, '').replace(hyphens, '-').replace(foreign, plainer);
