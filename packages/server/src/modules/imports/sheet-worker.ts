import { parentPort, workerData } from 'node:worker_threads';
import { tableOrProblem } from './table-or-problem';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(tableOrProblem(workerData as Uint8Array));
