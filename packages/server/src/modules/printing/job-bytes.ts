import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawnJob } from './draw-job';

/** The build writes it next to the server's file; when run from source (in tests) it doesn't exist. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'print-worker.js');

/** Enough memory for the longest receipt; one that needs more fails without harming the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
/** Milliseconds, many times what the longest receipt takes. */
const deadline = 60_000;

let last: Promise<unknown> = Promise.resolve();
/** It stays, because loading the shaper and the fonts takes longer than drawing a receipt. */
let worker: Worker | undefined;

/** Draws a job in a thread of its own, because drawing takes time that requests must not wait for. */
export async function jobBytes(job: DrawnJob): Promise<Uint8Array> {
  if (!existsSync(workerFile)) return (await import('./draw-job')).drawJob(job);
  const drawn = last.then(() => inThread(job));
  last = drawn.catch(() => undefined);
  return drawn;
}

function inThread(job: DrawnJob): Promise<Uint8Array> {
  const thread = (worker ??= new Worker(workerFile, { resourceLimits }));
  thread.unref();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => void thread.terminate(), deadline);
    // each by itself: without all its listeners a thread delivers no further message
    const settle = () => {
      clearTimeout(late);
      thread.off('message', succeed).off('error', fail).off('exit', fail);
    };
    const succeed = (bytes: Uint8Array) => {
      settle();
      resolve(bytes);
    };
    const fail = (error: unknown) => {
      settle();
      worker = undefined;
      void thread.terminate();
      reject(error instanceof Error ? error : new Error('The job was not drawn.'));
    };
    thread.once('message', succeed).once('error', fail).once('exit', fail);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(job);
  });
}
