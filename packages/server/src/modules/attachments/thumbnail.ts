import { AppError, fileTexts } from '@turoos/contract';

/** Pixels per side: twice the displayed size, for high-density screens. */
const side = 320;
/** More pixels than any phone camera takes, but few enough not to exhaust the memory. */
const mostPixels = 120_000_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns a thumbnail; throws for a broken or gigantic image. Thumbnails are made one at a time so that
 * uploads don't slow down sales at the counter.
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

/** Loads sharp with the first image, because it would only take memory until then. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
