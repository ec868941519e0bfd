import { ltr } from './ltr';

const letter = String.raw`[\p{Script=Latin}\d]`;
const inner = String.raw`[\p{Script=Latin}\d\-–_./\\:+*×&@'%,=#~]`;
/** A minus sign belongs to a number only at the start of a word. */
const sign = String.raw`(?:(?<=^|[\s(])[-−])?[+#$]?`;
const word = `${sign}${letter}(?:${inner}*${letter})?[%+]?`;
/** One word, or several words joined into a phrase by Latin letters or the plus sign of a phone number. */
const phrase = new RegExp(
  String.raw`(?:(?=${sign}${inner}*\p{Script=Latin})${word}|\+\d[\d-]*(?![\d%]|[.,]\d))(?: ${word})*|${word}`,
  'gu',
);
/** Matches signs that reorder in Arabic text; plain letters and digits keep their order anyway. */
const turns = /[^\p{Script=Latin}\d ]/u;

export interface TextPart {
  text: string;
  /** Written left to right: a range of years, a part number, a file name, a phone number. */
  code: boolean;
}

/**
 * Splits an Arabic text into parts with one direction each. Otherwise `1998-2004` after an Arabic word reads
 * as 2004-1998, and `4417.pdf` as pdf.4417.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: code, index } of text.matchAll(phrase)) {
    if (!turns.test(code)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), code: false });
    parts.push({ text: code, code: true });
    end = index + code.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), code: false });
  return parts;
}

/** Isolates the codes of a text with direction marks, for places that show plain text. */
export const isolateCodes = (text: string): string =>
  textParts(text)
    .map((part) => (part.code ? ltr(part.text) : part.text))
    .join('');

/**
 * Isolates a file's name in the direction of its first letter, for plain text: «أسعار.xlsx» stays in one piece, and
 * `report (1).xlsx` keeps its order.
 */
export const fileText = (name: string): string => `\u2068${isolateCodes(name)}\u2069`;
