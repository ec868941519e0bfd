import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { performTask, type SheetTask, type ThreadMessage } from './sheet-task';

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */

/** Waits for the server to take a portion, because messages that pile up would be handled all at once. */
async function perform(): Promise<ThreadMessage> {
  const steps = performTask(workerData as SheetTask);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (!parentPort) throw new Error('This program runs in a thread.');
    const taken = once(parentPort, 'message');
    parentPort.postMessage({ portion: value } satisfies ThreadMessage);
    await taken;
  }
}

parentPort?.postMessage(await perform());
parentPort?.close();
