import { SheetError } from './sheet-error';

/** Control characters, which text never contains; a file with one is not a table. */
// oxlint-disable-next-line no-control-regex -- control characters are just what is looked for
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
const arabicLetter = /[\u0621-\u064A]/;

/**
 * Decodes a file: UTF-8, UTF-16 by its byte order mark, or the Arabic code page of older Excel CSV files.
 * That code page accepts any byte, so it is used only if the result contains Arabic.
 */
export function decodeText(bytes: Uint8Array): string {
  const text =
    begin(bytes, 0xff, 0xfe) || begin(bytes, 0xfe, 0xff)
      ? decode(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be')
      : (decode(bytes, 'utf-8') ?? arabicPage(bytes));
  if (text === undefined || control.test(text)) throw new SheetError('notTable');
  return text;
}

const begin = (bytes: Uint8Array, first: number, second: number) => bytes[0] === first && bytes[1] === second;

/** Decodes without the byte order mark; undefined if the bytes are not valid in this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function arabicPage(bytes: Uint8Array): string | undefined {
  const text = decode(bytes, 'windows-1256');
  return text !== undefined && arabicLetter.test(text) ? text : undefined;
}
