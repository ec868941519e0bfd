import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TableSheet } from '@turoos/pdf';
import { drawTable } from './draw-table';

/** Built beside the server's own file; run from its sources (in tests) there is none. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'pdf-worker.js');

/** Enough for the longest table that is drawn; one that needs more fails alone. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };
/** Many times what the longest table takes. */
const deadline = 2 * 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Laying out a long table takes seconds: a thread of its own does it, and the counter never waits. One is drawn after
 * the other, so that many together take no more memory and no more of the machine than one.
 */
export function drawPdf(sheet: TableSheet): Promise<Uint8Array> {
  const drawn = last.then(() => (existsSync(workerFile) ? inThread(sheet) : drawTable(sheet)));
  last = drawn.catch(() => undefined);
  return drawn;
}

const inThread = (sheet: TableSheet) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: sheet, resourceLimits });
    const late = setTimeout(() => void worker.terminate(), deadline);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(late);
      reject(new Error('The PDF was not drawn.'));
    });
  });
