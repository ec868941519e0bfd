import { decodeText, unpack } from '@turoos/sheets';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Returns the MIME type detected from the bytes, or undefined for a type that is not accepted. */
export function contentType(bytes: Buffer): string | undefined {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (/^GIF8[79]a/.test(textAt(bytes, 0, 6))) return 'image/gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (textAt(bytes, 0, 5) === '%PDF-') return bytes.includes('%%EOF') ? 'application/pdf' : undefined;
  if (begins(bytes, [0x50, 0x4b, 0x03, 0x04])) return officeArchive(entryNames(bytes));
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return oldOffice(bytes);
  return isText(bytes) ? 'text/plain' : undefined;
}

const begins = (bytes: Buffer, signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Returns the file names in a ZIP archive's directory without unpacking any file. */
function entryNames(bytes: Buffer): Set<string> {
  const names = new Set<string>();
  try {
    unpack(bytes, ({ name }) => {
      names.add(name);
      return false;
    });
  } catch {
    return new Set();
  }
  return names;
}

/** Office files with macros have extensions of their own (docm, xlsm), which are not accepted. */
function officeArchive(names: Set<string>): string | undefined {
  if (!names.has('[Content_Types].xml')) return undefined;
  if ([...names].some((name) => /vbaProject/i.test(name))) return undefined;
  if (names.has('word/document.xml')) return word;
  return names.has('xl/workbook.xml') ? sheet : undefined;
}

/** All old Office formats share one container; the name of a stream inside identifies the format. */
function oldOffice(bytes: Buffer): string | undefined {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('WordDocument')) return 'application/msword';
  return holds('Workbook') || holds('Book\0') ? 'application/vnd.ms-excel' : undefined;
}

function isText(bytes: Buffer): boolean {
  try {
    return decodeText(bytes).length > 0;
  } catch {
    return false;
  }
}
