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

/** Laying out a long table takes seconds: a thread of its own does it, and the counter never waits. */
export const drawPdf = (sheet: TableSheet): Promise<Uint8Array> =>
  existsSync(workerFile) ? inThread(sheet) : drawTable(sheet);

const inThread = (sheet: TableSheet) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: sheet, resourceLimits });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The PDF was not drawn.')));
  });
