/** Reads the code in a picture; undefined if there is none. */
export type BarcodeReader = (picture: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The codes on the shop's own papers and on the boxes of makers. */
const formats = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_39', 'itf', 'qr_code', 'data_matrix'];
const needed = ['code_128', 'ean_13'];

/** Returns the platform's reader where it exists, and otherwise fetches one in WebAssembly. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  return (await platformReader()) ?? (await import('./wasm-reader')).openWasmReader();
}

async function platformReader(): Promise<BarcodeReader | undefined> {
  const Detectors = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const supported = (await Detectors?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detectors || !needed.every((format) => supported.includes(format))) return undefined;
  const detector = new Detectors({ formats: formats.filter((format) => supported.includes(format)) });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
}
