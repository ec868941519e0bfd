import { Worker } from 'node:worker_threads';
import { sheetTexts } from '@turoos/sheets';
import type { TableOrProblem } from './table-or-problem';

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
  workerFile: string,
  bytes: Uint8Array,
  { memory = 768, patience = 180_000 }: Limits = {},
): Promise<TableOrProblem> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
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
