import { acceptedFiles, extensionOf, fileTexts, fileTypeOf, mostAttachmentBytes } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { docx, endlessArchive, oldOffice, pdf, picture, xlsx, zip } from '../../../test/sample-files';
import { messageOf } from '../../system/error-facts';
import { checkFile } from './check-file.rules';

const { notAccepted, otherContent, otherType, hiddenContent, empty, tooLarge } = fileTexts;

const check = (name: string, bytes: Buffer, type = '') => {
  try {
    return checkFile({ name, bytes, type }).mimeType;
  } catch (error) {
    return messageOf(error);
  }
};

describe('an accepted file', () => {
  it.each([
    ['a.jpg', () => picture('jpeg'), 'image/jpeg'],
    ['a.JPEG', () => picture('jpeg'), 'image/jpeg'],
    ['a.png', () => picture('png'), 'image/png'],
    ['a.gif', () => picture('gif'), 'image/gif'],
    ['a.webp', () => picture('webp'), 'image/webp'],
    ['a.pdf', () => pdf(), 'application/pdf'],
    ['a.doc', () => oldOffice('WordDocument'), 'application/msword'],
    ['a.xls', () => oldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['a.docx', () => docx(), acceptedFiles.docx![0]],
    ['a.xlsx', () => xlsx(), acceptedFiles.xlsx![0]],
    ['a.txt', () => Buffer.from('رقم الهيكل: JTDKN3DU5A0123456\n'), 'text/plain'],
    ['a.txt', () => Buffer.from([0xc7, 0xe1, 0xd3, 0xe1, 0xc7, 0xe3]), 'text/plain'],
  ])('ATT-08: %s is recognised by its content', async (name, content, mimeType) => {
    expect(check(name, await content())).toBe(mimeType);
    for (const declared of [...acceptedFiles[extensionOf(name)]!, 'application/octet-stream'])
      expect(check(name, await content(), declared)).toBe(mimeType);
  });

  it('a text file may contain markup, because it is never shown as a page', () =>
    expect(check('a.txt', Buffer.from('<html><script>alert(1)</script>'))).toBe('text/plain'));
});

describe('a refused file', () => {
  it.each([
    'a.svg',
    'a.html',
    'a.exe',
    'a.zip',
    'a.pptx',
    'a.csv',
    'a',
    '.png',
    'a.png.php',
    'constructor',
    'a.constructor',
  ])('ATT-08: has a name like %s', (name) => expect(check(name, Buffer.from('x'))).toBe(notAccepted));

  it.each([
    ['an SVG as a picture', 'a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page as a picture', 'a.jpg', Buffer.from('<html><script>1</script>')],
    ['a page as a PDF', 'a.pdf', Buffer.from('<html>%PDF-1.4 %%EOF')],
    ['half a PDF', 'a.pdf', Buffer.from('%PDF-1.4 obj')],
    ['a program as a text', 'a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
    ['any archive as a document', 'a.docx', zip()],
    ['a table as a document', 'a.docx', xlsx()],
    ['a document with macros', 'a.docx', docx('word/vbaProject.bin')],
    ['a table with macros', 'a.xlsx', xlsx('xl/vbaProject.bin')],
    ['a torn archive', 'a.xlsx', xlsx().subarray(0, 60)],
    ['an archive of billions of files', 'a.xlsx', endlessArchive()],
    ['an archive of too many files', 'a.xlsx', xlsx(...Array.from({ length: 10_000 }, (_, n) => `${n}`))],
    ['an old table as a document', 'a.doc', oldOffice('Workbook')],
    ['an installer as a document', 'a.doc', oldOffice('MsiTables')],
    ['a PDF as a text', 'a.txt', pdf()],
  ])('%s', (_, name, bytes) => expect(check(name, bytes)).toBe(otherContent));

  it('is an image of another type than its name says', async () =>
    expect(check('a.png', await picture('jpeg'))).toBe(otherContent));

  it.each(['text/html', 'image/jpeg', 'image/svg+xml', 'application/x-php', 'garbage'])(
    'is declared as %s',
    async (declared) => expect(check('a.png', await picture('png'), declared)).toBe(otherType),
  );

  it('is empty or too large', () => {
    expect(check('a.png', Buffer.alloc(0))).toBe(empty);
    expect(check('a.png', Buffer.alloc(mostAttachmentBytes + 1))).toBe(tooLarge);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT SRC=x>'],
    ['a page', '<!DOCTYPE html><p>'],
    ['a drawing', '<svg onload=alert(1)>'],
    ['a PHP page', '<?php system($_GET[0]); ?>'],
    ['a frame', '<iframe src=x>'],
  ])('is an image with %s hidden anywhere in it', async (_, hidden) => {
    const [gif, png] = [await picture('gif'), await picture('png')];
    expect(check('a.gif', Buffer.concat([gif, Buffer.from(hidden)]))).toBe(hiddenContent);
    expect(
      check('a.png', Buffer.concat([png.subarray(0, -12), Buffer.from(hidden), png.subarray(-12)])),
    ).toBe(hiddenContent);
  });

  it('is an image or a PDF that is also an archive', async () => {
    expect(check('a.jpg', Buffer.concat([await picture('jpeg'), zip()]))).toBe(hiddenContent);
    expect(check('a.pdf', Buffer.concat([pdf(), zip()]))).toBe(hiddenContent);
  });

  it('is an image that is also a PDF, or a PDF that begins with markup', async () => {
    const png = await picture('png');
    expect(check('a.png', Buffer.concat([png.subarray(0, 40), pdf(), png.subarray(40)]))).toBe(hiddenContent);
    expect(check('a.pdf', pdf('<script>alert(1)</script>'))).toBe(hiddenContent);
  });
});

describe('the groups of types', () => {
  it.each([
    ['image/png', 'image'],
    ['application/pdf', 'document'],
    ['application/msword', 'document'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'document'],
    ['application/vnd.ms-excel', 'spreadsheet'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'spreadsheet'],
    ['application/vnd.ms-powerpoint', 'presentation'],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'presentation'],
    ['application/zip', 'archive'],
    ['application/x-rar-compressed', 'archive'],
    ['text/plain', 'other'],
  ])('ATT-12: %s is %s', (mimeType, group) => expect(fileTypeOf(mimeType)).toBe(group));
});
