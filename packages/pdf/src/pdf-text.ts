const LRM = '\u200e';

/** What our two fonts can't draw: everything but Latin, Arabic, their punctuation and the currency signs. */
const foreign = /[^\n\u0020-\u00ff\u0600-\u06ff\u200c-\u200e\u2010-\u2026\u20ac]/gu;
/** Directions written into a text by hand; isolates have no glyph here and would come out as letters. */
const directions = /[\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text as it can be drawn: what has no glyph would otherwise be drawn as some other letter. */
export const drawable = (text: string): string =>
  text.normalize('NFKC').replace(directions, '').replace(foreign, '?');

/**
 * Part numbers, phones, amounts: read left to right inside Arabic text. Marks and no isolates, because the fonts
 * have a glyph (an empty one) for the mark alone.
 */
export const ltr = (text: string): string => `${LRM}${drawable(text)}${LRM}`;
