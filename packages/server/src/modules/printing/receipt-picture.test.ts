import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { RollBlock } from '@turoos/pdf/roll';
import { sfnt } from '@turoos/pdf/sfnt';
import * as hb from 'harfbuzzjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readPaperFonts } from '../../kernel/paper-fonts';
import { readReceipt } from '../../../test/thermal-printer';
import { drawJob } from './draw-job';

const printer = { kind: 'receipt80', labelWidth: 50, labelHeight: 30, cuts: true } as const;
const drawn = async (roll: readonly RollBlock[], more: object = {}) =>
  readReceipt(
    await drawJob({ content: { roll }, printer: { ...printer, ...more }, kicks: false, logo: null }),
  );

interface Picture {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** Cuts the white away and brings the rest to one size, so that pictures of different renderers can be compared. */
async function normalized({ width, height, dots }: Picture): Promise<number[]> {
  const columns: number[] = [];
  const rows: number[] = [];
  dots.forEach((dot, index) => {
    if (dot) {
      columns.push(index % width);
      rows.push(Math.floor(index / width));
    }
  });
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), 0);
  const [left, top] = [least(columns), least(rows)];
  const grey = Buffer.from(dots.map((dot) => (dot ? 0 : 255)));
  const box = { left, top, width: most(columns) - left + 1, height: most(rows) - top + 1 };
  const small = await sharp(grey, { raw: { width, height, channels: 1 } })
    .extract(box)
    .resize(120, 24, { fit: 'fill' })
    .blur(1)
    .greyscale()
    .raw()
    .toBuffer();
  return [...small].map((level) => 255 - level);
}

/** 1 for equal pictures, about 0 for unrelated ones. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, index) => sum + (value - mx) * ((y[index] ?? 0) - my), 0);
  return product(a, meanA, b, meanB) / Math.sqrt(product(a, meanA, a, meanA) * product(b, meanB, b, meanB));
}

const codesIn = async ({ width, height, dots }: Picture): Promise<string[]> => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  dots.forEach((dot, index) => {
    if (dot) data.fill(0, index * 4, index * 4 + 3);
  });
  const image = { width, height, data, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0];
  const found = await readBarcodes(image, { formats: ['Code128', 'QRCode'], tryHarder: true });
  return found.map(({ format, text }) => `${format} ${text}`).toSorted();
};

describe('a receipt as its printer prints it', { timeout: 60_000 }, () => {
  let font: hb.Font;
  beforeAll(async () => {
    const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    const file = new Uint8Array(sfnt((await readPaperFonts()).arabicSemibold));
    font = new hb.Font(new hb.Face(new hb.Blob(file.buffer)));
  });

  /** The same text by another shaper. */
  async function reference(text: string): Promise<Picture> {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let at = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const move = `translate(${at + xOffset} ${yOffset})`;
      at += xAdvance;
      return `<path transform="${move}" d="${font.glyphToPath(codepoint)}"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${at / 26}" height="80"><g transform="translate(0 50) scale(${1 / 26} ${-1 / 26})">${glyphs.join('')}</g></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      dots: new Uint8Array(data).map((grey) => (grey < 160 ? 1 : 0)),
    };
  }

  it.each(['فلتر زيت كورولا', 'طرمبة ماء', 'شركة الأمل للتجارة'])('joins the letters of «%s»', async (text) => {
    const printed = await normalized(await drawn([{ kind: 'heading', text, large: true }]));
    expect(likeness(printed, await normalized(await reference(text)))).toBeGreaterThan(0.75);
    const reversed = [...text].toReversed().join('');
    expect(likeness(printed, await normalized(await reference(reversed)))).toBeLessThan(0.6);
  });

  it('has the number as bars and as a square that scanners read', async () => {
    const code = 'INV-20261115-001';
    const receipt = await drawn([
      { kind: 'text', text: 'فاتورة مبيعات', centred: true },
      { kind: 'code', code },
      { kind: 'square', code },
    ]);
    expect(receipt).toMatchObject({ width: 576, cuts: 1, kicks: 0, initialized: true });
    expect(await codesIn(receipt)).toEqual([`Code128 ${code}`, `QRCode ${code}`]);
  });

  it('has the square alone on narrow paper, where bars would be too thin', async () => {
    const code = 'INV-20261115-001';
    const receipt = await drawn(
      [
        { kind: 'code', code },
        { kind: 'square', code },
      ],
      { kind: 'receipt58' },
    );
    expect(receipt.width).toBe(384);
    expect(await codesIn(receipt)).toEqual([`QRCode ${code}`]);
  });

  it('can be metres long', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, index) => ({ kind: 'text', text: `قطعة ${index}` }) as const,
    );
    const receipt = await drawn([...lines, { kind: 'square', code: 'END' }]);
    expect(receipt.height).toBeGreaterThan(6000);
    expect(await codesIn(receipt)).toEqual(['QRCode END']);
  });

  it('is a label with its bars for a label printer', async () => {
    const label = {
      name: 'فلتر زيت',
      code: '90915-YZZD2',
      partNumber: '90915-YZZD2',
      price: '$12.50',
      unit: '',
    };
    const bytes = Buffer.from(
      await drawJob({
        content: { labels: [{ label, copies: 3 }] },
        printer: { ...printer, kind: 'label' },
        kicks: false,
        logo: null,
      }),
    );
    const head = /BITMAP 0,0,(\d+),(\d+),0,/.exec(bytes.toString('latin1'));
    const [columns, height] = [Number(head?.[1]), Number(head?.[2])];
    const start = (head?.index ?? 0) + (head?.[0].length ?? 0);
    const dots = [...bytes.subarray(start, start + columns * height)].flatMap((byte) =>
      [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => 1 - ((byte >> bit) & 1)),
    );
    expect(await codesIn({ width: columns * 8, height, dots: Uint8Array.from(dots) })).toEqual([
      'Code128 90915-YZZD2',
    ]);
    expect(bytes.subarray(0, 40).toString('latin1')).toContain('SIZE 50 mm,30 mm');
    expect(bytes.toString('latin1')).toContain('PRINT 1,3');
  });
});
