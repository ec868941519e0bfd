import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError, type UploadedFile } from '@turoos/contract';
import { sheetTexts } from '@turoos/sheets';
import { tableOrProblem, type TableOrProblem } from './table-or-problem';

/** Built next to the server's bundle; missing when the server runs from its sources, as in tests. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'sheet-worker.js');

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a worker thread, because a large file takes seconds and must not block sales. Files are
 * read one at a time, so that many need no more memory than one.
 */
export async function readTable({ bytes }: UploadedFile): Promise<string[][]> {
  const reading = last.then(() =>
    existsSync(workerFile) ? readInThread(workerFile, bytes) : tableOrProblem(bytes),
  );
  last = reading.catch(() => undefined);
  const read = await reading;
  if ('rows' in read) return read.rows;
  throw new AppError(read.problem === 'tooBig' ? 'TOO_LARGE' : 'VALIDATION', read.message);
}

interface Limits {
  /**
   * Megabytes. Half of it sufficed for files at the limits of rows, cells, characters and unpacked bytes:
   * lists of five million short cells, workbooks of four million numbers or two million different Arabic
   * texts.
   */
  memory?: number;
  /** Milliseconds: a large file takes a slow machine half a minute. */
  timeout?: number;
}

/** Reads a file in a worker thread; exceeding the limits of memory or time ends only that thread. */
export const readInThread = (
  program: string,
  bytes: Uint8Array,
  { memory = 768, timeout = 180_000 }: Limits = {},
): Promise<TableOrProblem> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const tooHeavy = () => resolve({ problem: 'tooHeavy', message: sheetTexts.tooHeavy });
    const timer = setTimeout(() => {
      tooHeavy();
      void worker.terminate();
    }, timeout);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The file was not read.'));
    });
  });
