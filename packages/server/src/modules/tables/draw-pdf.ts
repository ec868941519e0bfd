import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TableSheet } from '@turoos/pdf';
import { drawTable } from './draw-table';

export type SheetHead = Omit<TableSheet, 'rows'>;
export type SheetRows = string[][];
/** What the worker thread reports, in this order: the number of pages, the file's chunks, the end. */
export type WorkerMessage = { pageCount: number } | { chunk: Uint8Array } | { end: true };

/** A PDF whose first page is about to be drawn. */
export interface DrawnPdf {
  pageCount: number;
  stream: Readable;
}

/** The build writes it next to the server's file; when run from source (in tests) it doesn't exist. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'pdf-worker.js');

/** Enough memory for the longest table; a table that needs more fails without harming the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };
/** Milliseconds, many times what the longest table takes. */
const deadline = 2 * 60_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a PDF in a worker thread, because a long table takes seconds that requests must not wait for. PDFs
 * are drawn one after another, so that many take no more memory and CPU than one. The rows are read when its
 * turn has come; the drawing ends with its stream.
 */
export function drawPdf(head: SheetHead, chunks: AsyncIterable<SheetRows>): Promise<DrawnPdf> {
  const begun = last.then(() => (existsSync(workerFile) ? inThread(head, chunks) : inPlace(head, chunks)));
  last = begun.then(({ drawn }) => drawn).catch(() => undefined);
  return begun;
}

type Begun = DrawnPdf & { drawn: Promise<void> };

async function inThread(head: SheetHead, chunks: AsyncIterable<SheetRows>): Promise<Begun> {
  const worker = new Worker(workerFile, { workerData: head, resourceLimits });
  const stream = new PassThrough();
  const stop = () => void worker.terminate();
  const late = setTimeout(stop, deadline);
  stream.once('close', stop);
  // a failure before the first page is reported by `pages`; afterwards it breaks the stream
  stream.on('error', () => undefined);
  const drawn = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const pages = new Promise<number>((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      if (!stream.writableEnded) stream.destroy(error);
    };
    worker.on('message', (message: WorkerMessage) => {
      if ('pageCount' in message) resolve(message.pageCount);
      else if ('chunk' in message) stream.write(message.chunk);
      else stream.end();
    });
    worker.once('error', fail);
    worker.once('exit', () => {
      clearTimeout(late);
      fail(new Error('The PDF was not drawn.'));
    });
  });
  try {
    // oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
    for await (const rows of chunks) if (rows.length > 0) worker.postMessage(rows);
    worker.postMessage([]);
    // oxlint-enable unicorn/require-post-message-target-origin
    return { pageCount: await pages, stream, drawn };
  } catch (error) {
    pages.catch(() => undefined);
    stream.destroy();
    throw error;
  }
}

async function inPlace(head: SheetHead, chunks: AsyncIterable<SheetRows>): Promise<Begun> {
  const rows: SheetRows = [];
  for await (const chunk of chunks) rows.push(...chunk);
  const stream = new PassThrough();
  return new Promise((resolve, reject) => {
    const drawn = drawTable(
      { ...head, rows },
      {
        begin: (pageCount) => resolve({ pageCount, stream, drawn }),
        write: (chunk) => stream.write(chunk),
      },
    ).then(() => void stream.end());
    drawn.catch((error: unknown) => {
      reject(error as Error);
      stream.destroy(error as Error);
    });
  });
}
