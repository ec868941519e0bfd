import { AppError, fileTexts } from '@turoos/contract';

/** Pixels a side, twice what a list shows, for sharp screens. */
const side = 320;
/** More than any telephone takes, and far from what would fill the memory. */
const mostPixels = 120_000_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * A small picture of a picture; a broken or gigantic one is refused. One at a time: a busy counter must not wait for
 * the pictures somebody uploads.
 */
export function makeThumbnail(bytes: Buffer): Promise<Buffer> {
  const made = last.then(() => shrink(bytes));
  last = made.catch(() => undefined);
  return made;
}

async function shrink(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (error) {
    const tooBig = /pixel limit/i.test(String(error));
    throw new AppError('UNSUPPORTED_TYPE', tooBig ? fileTexts.imageTooBig : fileTexts.brokenImage);
  }
}

/** Brought in with the first picture: until then it would only take memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
