import { ltr } from './ltr';

const letter = String.raw`[\p{Script=Latin}\d]`;
const inner = String.raw`[\p{Script=Latin}\d\-–_./\\:+*×&@'%,=#~]`;
/** A minus belongs to its number where no word ends before it. */
const sign = String.raw`(?:(?<=^|[\s(])[-−])?[+#$]?`;
const word = `${sign}${letter}(?:${inner}*${letter})?[%+]?`;
/** One word, or several once Latin letters or the plus of a phone number make them one phrase. */
const phrase = new RegExp(
  String.raw`(?:(?=${sign}${inner}*\p{Script=Latin})${word}|\+\d[\d-]*)(?: ${word})*|${word}`,
  'gu',
);
/** Letters and digits alone keep their order anywhere; the signs between them do not. */
const turns = /[^\p{Script=Latin}\d ]/u;

export interface TextPart {
  text: string;
  /** Written from left to right: a range of years, a part number, a file's name, a phone. */
  code: boolean;
}

/**
 * An Arabic text in the parts that have a direction each. Left alone, `1998-2004` behind an Arabic word reads as
 * 2004-1998 and `4417.pdf` as pdf.4417.
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

/** The text with its codes kept in their order, where it is shown as plain text. */
export const isolateCodes = (text: string): string =>
  textParts(text)
    .map((part) => (part.code ? ltr(part.text) : part.text))
    .join('');
