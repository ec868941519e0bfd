import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError, type UploadedFile } from '@turoos/contract';
import { tableOrProblem, type TableOrProblem } from './table-or-problem';

/** Built beside the server's own file; run from its sources (in tests) there is none. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'sheet-worker.js');

/** Enough for the largest file that is taken; one that needs more fails alone. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

/** Reading a large file takes seconds: a thread of its own does it, and the counter never waits. */
export async function readTable({ bytes }: UploadedFile): Promise<string[][]> {
  const read = existsSync(workerFile) ? await inThread(bytes) : tableOrProblem(bytes);
  if ('rows' in read) return read.rows;
  throw new AppError(read.problem === 'tooBig' ? 'TOO_LARGE' : 'VALIDATION', read.message);
}

const inThread = (bytes: Uint8Array) =>
  new Promise<TableOrProblem>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: bytes, resourceLimits });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The file was not read.')));
  });
