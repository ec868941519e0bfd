import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { BarcodeReader } from './barcode-reader';

/** Wider pictures take longer and read no better. */
const WIDEST = 960;

/** A reader for browsers without their own; its program comes from our server. */
export async function openWasmReader(): Promise<BarcodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => program }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const scale = Math.min(1, WIDEST / picture.videoWidth);
    canvas.width = Math.round(picture.videoWidth * scale);
    canvas.height = Math.round(picture.videoHeight * scale);
    if (!pen || canvas.width === 0) return undefined;
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(pen.getImageData(0, 0, canvas.width, canvas.height), {
      maxNumberOfSymbols: 1,
    });
    return found?.isValid ? found.text : undefined;
  };
}
