import { openBarcodeReader } from './barcode-reader';
import { createRepeatFilter } from './repeat-filter';

/** Milliseconds between two looks, so that the phone stays cool. */
const PAUSE = 120;

const openDialogs = () => document.querySelectorAll('dialog[open]').length;

/** Calls back with each code that comes before the camera, until the signal; `onReady` when it begins to look. */
export async function watchCamera(
  picture: HTMLVideoElement,
  { signal, onReady, onCode }: { signal: AbortSignal; onReady: () => void; onCode: (code: string) => void },
): Promise<void> {
  const read = await openBarcodeReader();
  const isNew = createRepeatFilter();
  const around = openDialogs();
  onReady();
  while (!signal.aborted) {
    // A dialog above the picture asks something: what the camera sees meanwhile is no answer.
    const code = openDialogs() > around ? undefined : await read(picture).catch(() => undefined);
    if (signal.aborted) return;
    if (code && isNew(code, performance.now())) onCode(code);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
