import type { SvgPiece } from '@turoos/pdf/roll';

/** A black and white picture: one byte a dot, 1 is black. */
export interface Bitmap {
  width: number;
  height: number;
  dots: Uint8Array;
}

/** The grey from which a dot is white; thin strokes would vanish at half. */
const threshold = 160;

/** Fills the outlines of a drawing. */
export async function bitmapOf(pieces: readonly SvgPiece[]): Promise<Bitmap> {
  // loaded with the first job, because it takes memory
  const { default: sharp } = await import('sharp');
  const filled: Uint8Array[] = [];
  for (const { svg, width, height } of pieces) {
    const grey = await sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: width * height })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .timeout({ seconds: 20 })
      .toBuffer();
    filled.push(grey.map((level) => (level < threshold ? 1 : 0)));
  }
  return {
    width: pieces[0]?.width ?? 0,
    height: pieces.reduce((sum, { height }) => sum + height, 0),
    dots: Buffer.concat(filled),
  };
}

/** Packs rows of dots into bits, the leftmost first; a bit is set where a dot is black. */
export function packed({ width, height, dots }: Bitmap): Uint8Array {
  const bytes = Math.ceil(width / 8);
  const bits = new Uint8Array(bytes * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dots[y * width + x])
        bits[y * bytes + (x >> 3)] = (bits[y * bytes + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return bits;
}
