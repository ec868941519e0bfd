import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Bitmap } from './bitmap';

/** Rows that are sent at once: cheap printers have little memory for a picture. A multiple of 8, as the encoder wants. */
const bandHeight = 256;
/** Lines from the head to the knife. */
const linesToKnife = 4;

interface Receipt {
  picture: Bitmap;
  cuts: boolean;
  /** Opens the money drawer first, so that it is open while the receipt is printed. */
  kicks: boolean;
}

/** Encodes a receipt for printers that understand ESC/POS. */
export function escPos({ picture, cuts, kicks }: Receipt): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: 32,
    imageMode: 'raster',
    feedBeforeCut: linesToKnife,
    feedAfterBlock: false,
    newline: '\n',
  });
  encoder.initialize();
  if (kicks) encoder.pulse();
  for (let top = 0; top < picture.height; top += bandHeight) {
    const band = bandOf(picture, top);
    encoder.image(band, band.width, band.height, 'threshold', 128);
  }
  if (cuts) encoder.cut('partial');
  else encoder.newline(linesToKnife);
  return encoder.encode();
}

/** Cuts a band out of the picture, filled up with white, in the colours that the encoder takes. */
function bandOf({ width, height, dots }: Bitmap, top: number) {
  const rows = Math.min(bandHeight, Math.ceil((height - top) / 8) * 8);
  const data = new Uint8ClampedArray(width * rows * 4).fill(255);
  dots.subarray(top * width, (top + rows) * width).forEach((isBlack, index) => {
    if (isBlack) data.fill(0, index * 4, index * 4 + 3);
  });
  return { width, height: rows, data };
}
