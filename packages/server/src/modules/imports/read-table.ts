import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError, type UploadedFile } from '@turoos/contract';
import { readInThread } from './read-in-thread';
import { tableOrProblem } from './table-or-problem';

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
