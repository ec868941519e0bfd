import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

type Shape = 'png' | 'jpeg' | 'gif' | 'webp';

/** A real picture of one colour. */
export const picture = (shape: Shape = 'png', { width = 40, height = 30 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } })
    .toFormat(shape)
    .toBuffer();

export const pdf = (inside = '1 0 obj << /Type /Catalog >> endobj') =>
  Buffer.from(`%PDF-1.4\n${inside}\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')]))));
const types = '[Content_Types].xml';

export const docx = (...more: string[]) => archive(types, 'word/document.xml', ...more);
export const xlsx = (...more: string[]) => archive(types, 'xl/workbook.xml', ...more);
export const zip = () => archive('a.txt');

/** A hundred bytes whose directory declares four billion files. */
export function endlessArchive(): Buffer {
  const file = Buffer.alloc(4 + 56 + 20 + 22);
  const [records, locator, end] = [4, 60, 80];
  file.writeUInt32LE(0x04034b50, 0);
  file.writeUInt32LE(0x06064b50, records);
  file.writeUInt32LE(0xffffffff, records + 32);
  file.writeUInt32LE(0x07064b50, locator);
  file.writeUInt32LE(records, locator + 8);
  file.writeUInt32LE(0x06054b50, end);
  file.writeUInt16LE(1, end + 8);
  return file;
}

/** The container of old Office files, with a stream of that name in its directory. */
export const oldOffice = (stream: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(64),
  ]);
