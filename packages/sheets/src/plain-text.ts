/** Control characters besides tab and line feed, and halves of characters, which a file can name by their numbers. */
const unfit = /[\u0000-\u0008\u000B-\u001F\u007F]|\p{Surrogate}/u; // oxlint-disable-line no-control-regex -- just these are looked for
const allUnfit = new RegExp(unfit, 'gu');

/** Returns a cell's text without characters that databases can't store and screens can't show. */
export const plainText = (text: string): string => (unfit.test(text) ? text.replace(allUnfit, '') : text);

/** Excel's own limit is 31. */
const longestName = 100;

/** Returns a sheet's name as one line, without marks that turn the direction of what follows it. */
export const plainName = (name: string): string =>
  [...plainText(name).replace(/[\s\u202A-\u202E\u2066-\u2069]+/g, ' ')].slice(0, longestName).join('').trim();
