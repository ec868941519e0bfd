import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { AppError, wrongField } from '@turoos/contract';
import { sheetTexts } from '@turoos/sheets';
import { performTask, type AnswerTo, type Ending, type SheetTask } from './sheet-task';

/** Built next to the server's bundle; missing when the server runs from its sources, as in tests. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'sheet-worker.js');

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a worker thread, because a large file takes seconds and must not block sales. Files are
 * read one at a time, so that many need no more memory than one.
 */
export async function runTask<T extends SheetTask>(task: T): Promise<AnswerTo<T>> {
  const running = last.then(() =>
    existsSync(workerFile) ? runInThread(workerFile, task) : performTask(task),
  );
  last = running.catch(() => undefined);
  const ending = await running;
  if ('answer' in ending) return ending.answer as AnswerTo<T>;
  throw ending.problem === 'tooBig'
    ? new AppError('TOO_LARGE', ending.message)
    : wrongField('file', ending.message);
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

/** Performs a task in a worker thread; exceeding the limits of memory or time ends only that thread. */
export const runInThread = (
  program: string,
  task: SheetTask,
  { memory = 768, timeout = 180_000 }: Limits = {},
): Promise<Ending> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: task,
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
