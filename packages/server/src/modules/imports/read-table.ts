import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError, type UploadedFile } from '@turoos/contract';
import { sheetTexts } from '@turoos/sheets';
import { tableOrProblem, type TableOrProblem } from './table-or-problem';

/** Built beside the server's own file; run from its sources (in tests) there is none. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'sheet-worker.js');

let last: Promise<unknown> = Promise.resolve();

/**
 * Reading a large file takes seconds: a thread of its own does it, and the counter never waits. One at a time, so
 * that many files need no more memory than one.
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
   * Megabytes. Files at the limits of rows, cells, letters and unpacked bytes were read with half of it: lists of
   * five million short cells, workbooks of four million numbers or two million different Arabic texts.
   */
  memory?: number;
  /** Milliseconds: a large file takes a slow machine half a minute. */
  patience?: number;
}

/** Reads a file in a thread of its own; one that takes more memory or time than any should ends that thread alone. */
export const readInThread = (
  program: string,
  bytes: Uint8Array,
  { memory = 768, patience = 180_000 }: Limits = {},
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
    }, patience);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The file was not read.'));
    });
  });
