import { inflateSync } from 'node:zlib';

interface PdfObject {
  head: string;
  stream: string;
}

type Glyphs = ReadonlyMap<string, string>;

function objectsOf(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    Array.from(found, ([, id = '', body = '']) => {
      const [head = '', raw] = body.split(/stream\n/);
      const packed = Buffer.from(raw ?? '', 'latin1');
      const stream = raw === undefined ? '' : head.includes('FlateDecode') ? inflateSync(packed) : packed;
      return [id, { head, stream: stream.toString('latin1') }];
    }),
  );
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the letters each glyph of a font stands for. */
function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    Array.from(list.matchAll(/<([\w ]*)>/g)).forEach(([, letters = ''], index) => {
      const code = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      glyphs.set(code, utf16(letters.replaceAll(' ', '')));
    });
  return glyphs;
}

function fontsOf(objects: Map<string, PdfObject>): Map<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(map)?.stream ?? ''));
    }
  return fonts;
}

const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);

/** Glyphs are drawn left to right, so an Arabic run is read from its end. */
const read = (letters: readonly string[]) =>
  (isArabic(letters.join('')) ? letters.toReversed() : letters).join('');

interface Run {
  text: string;
  /**
   * The y of its glyphs in points from the top of the page: diacritics are above or below their letters.
   */
  heights: readonly number[];
}

/** Returns every text run of a PDF written by pdfkit, in drawing order. */
export function readRuns(file: Buffer): Run[] {
  const objects = objectsOf(file.toString('latin1'));
  const fonts = fontsOf(objects);
  const blocks = [...objects.values()].flatMap(({ stream }) => stream.match(/BT\n[\s\S]*?ET\n/g) ?? []);
  return blocks.map((block) => {
    const glyphs = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? '');
    const shown = Array.from(block.matchAll(/\[([^\]]*)\] TJ/g), ([, text]) => text).join('');
    const codes = Array.from(shown.matchAll(/<(\w*)>/g), ([, hex]) => hex).join('');
    return {
      text: read((codes.match(/\w{4}/g) ?? []).map((code) => glyphs?.get(code) ?? '')),
      heights: Array.from(block.matchAll(/ (\S+) Tm/g), ([, height]) => Number(height)),
    };
  });
}

export const readPdf = (file: Buffer): string[] => readRuns(file).map(({ text }) => text);
