import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TableSheet } from '@turoos/pdf';
import { drawTable } from './draw-table';

/** The build writes it next to the server's file; when run from source (in tests) it doesn't exist. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'pdf-worker.js');

/** Enough memory for the longest table; a table that needs more fails without harming the server. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };
/** Milliseconds, many times what the longest table takes. */
const deadline = 2 * 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a PDF in a worker thread, because a long table takes seconds that requests must not wait for. PDFs
 * are drawn one after another, so that many take no more memory and CPU than one.
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
