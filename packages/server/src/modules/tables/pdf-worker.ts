import { parentPort, workerData } from 'node:worker_threads';
import type { TableSheet } from '@turoos/pdf';
import { drawTable } from './draw-table';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await drawTable(workerData as TableSheet));
