import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@turoos/contract';
import type { SheetHead, SheetRows, WorkerMessage } from './draw-pdf';
import { drawTable } from './draw-table';

/** Bytes; less would be more messages than the thread of the requests should receive. */
const chunkSize = 16_384;

const port = must(parentPort);
const rows: SheetRows = [];
let waiting: Uint8Array[] = [];

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = (message: WorkerMessage) => port.postMessage(message);

function write(piece: Uint8Array): void {
  waiting.push(piece);
  if (waiting.reduce((size, { length }) => size + length, 0) >= chunkSize) send();
}

function send(): void {
  // a copy of its own, because a message carries the whole buffer that small pieces are parts of
  post({ chunk: new Uint8Array(Buffer.concat(waiting)) });
  waiting = [];
}

/** Rows arrive in chunks; an empty chunk is the last one. */
await new Promise<void>((resolve) =>
  port.on('message', (chunk: SheetRows) => {
    for (const row of chunk) rows.push(row);
    if (chunk.length === 0) resolve();
  }),
);
await drawTable({ ...(workerData as SheetHead), rows }, { begin: (pageCount) => post({ pageCount }), write });
send();
post({ end: true });
port.close();
