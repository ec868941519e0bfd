/** Line breaks, tabs and other control characters; a zero byte stays, because it is refused. */
// oxlint-disable-next-line no-control-regex -- control characters are just what is looked for
const breaks = /[\u0001-\u001F\u007F-\u009F\u2028\u2029]+/g;
/** Marks that turn the direction of whatever follows them, also of another text on the same line. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns a text as one line, without characters that change how its neighbours are shown. */
export const oneLine = (text: string): string => text.replace(breaks, ' ').replace(turns, '').trim();

/** Returns the beginning of a text; a character of two code units is not halved. */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;
