import { parentPort } from 'node:worker_threads';
import { must } from '@turoos/contract';
import { drawJob, type DrawnJob } from './draw-job';

const port = must(parentPort);

/** Draws the jobs that it is sent, one after another. */
port.on('message', (job: DrawnJob) => {
  void drawJob(job).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    (bytes) => port.postMessage(new Uint8Array(bytes)),
    (error: unknown) => {
      throw error;
    },
  );
});
