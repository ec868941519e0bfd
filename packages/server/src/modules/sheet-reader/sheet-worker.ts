import { parentPort, workerData } from 'node:worker_threads';
import { performTask, type SheetTask } from './sheet-task';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(performTask(workerData as SheetTask));
