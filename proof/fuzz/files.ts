import { importFields } from '@turoos/contract';
import { strToU8, zipSync } from 'fflate';
import { endlessArchive } from '../../packages/server/test/sample-files';
import type { Dice } from './dice';
import type { Upload } from './types';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

function partsList(dice: Dice): Buffer {
  const row: Readonly<Record<string, string | number>> = {
    partNumber: `FZ-${dice.below(1e6)}`,
    name: 'فلتر زيت',
    category: 'فلاتر',
    type: 'new',
    partStatus: 'available',
    purchasePrice: 4.5,
    costPrice: 5,
    sellingPrice: 8.25,
    quantity: 1 + dice.below(9),
  };
  return Buffer.from([importFields, importFields.map((field) => row[field] ?? '')].join('\r\n'));
}

/** A valid file for an upload endpoint. */
export function fileFor(endpoint: string, dice: Dice): Upload {
  const field = 'file';
  if (endpoint.startsWith('imports.') || endpoint.startsWith('moving-in.'))
    return { field, name: 'parts.csv', type: 'text/csv', bytes: partsList(dice) };
  if (endpoint.startsWith('backup.'))
    return { field, name: 'piece', type: 'application/octet-stream', bytes: Buffer.alloc(100, 1) };
  return endpoint === 'settings.setLogo' || dice.chance(0.5)
    ? { field, name: 'صورة.png', type: 'image/png', bytes: dot }
    : { field, name: 'فاتورة.pdf', type: 'application/pdf', bytes: pdf };
}

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** A zip bomb: a small file that unpacks to sixty million letters. */
const bomb = () =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000).fill(32),
  });
let bombBytes: Uint8Array | undefined;

/** A table whose cells name characters that a database refuses, or are cut in the middle of one. */
function strangeTable(dice: Dice): Uint8Array {
  const strange = ['&#0;', '&#xD800;', '&#x110000;', '&#x202E;', '&#27;', `${'س'.repeat(99)}😀`, '<br>=2+2'];
  const cell = () => `<td>${dice.oneOf(strange)}${dice.oneOf(['', 'فلتر', '12'])}</td>`;
  return Buffer.from(`<table>${`<tr>${cell()}${cell()}${cell()}</tr>`.repeat(3)}</table>`);
}

/** The same upload with one fault. */
export function spoiltFile(file: Upload, dice: Dice): Upload {
  return dice.oneOf<() => Upload>([
    () => ({ ...file, bytes: new Uint8Array() }),
    () => ({ ...file, bytes: file.bytes.subarray(0, dice.below(file.bytes.length)) }),
    () => ({ ...file, bytes: Buffer.alloc(3_000_000, 65) }),
    () => ({ ...file, field: 'attachment' }),
    () => ({ ...file, name: '../../../etc/passwd' }),
    () => ({ ...file, name: 'a\u0000.png' }),
    () => ({ ...file, name: 'ا'.repeat(2000) }),
    () => ({ ...file, name: '' }),
    () => ({ ...file, name: 'a\u202Egpj.csv' }),
    () => ({ ...file, name: 'program.exe' }),
    () => ({ ...file, name: 'parts.xls', type: 'text/html', bytes: strangeTable(dice) }),
    () => ({ ...file, type: 'text/html', bytes: Buffer.from('<script>alert(1)</script>') }),
    () => ({ ...file, name: 'parts.xlsx', type: sheet, bytes: (bombBytes ??= bomb()) }),
    () => ({ ...file, name: 'parts.xlsx', type: sheet, bytes: Buffer.from('PK\u0003\u0004 not an archive') }),
    () => ({ ...file, name: 'parts.xlsx', type: sheet, bytes: endlessArchive() }),
  ])();
}

export const boundary = 'turoos-fuzz-boundary';

/** Encodes a multipart form with a file and its fields. */
export function formOf(fields: Readonly<Record<string, unknown>>, file: Upload | undefined): Buffer {
  const piece = (head: string, content: Uint8Array | string) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) =>
      piece(`name="${name}"`, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    ),
    ...(file
      ? piece(`name="${file.field}"; filename="${file.name}"\r\ncontent-type: ${file.type}`, file.bytes)
      : []),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}
