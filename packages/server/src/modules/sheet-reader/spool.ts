import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

/*
 * Checked rows go from the thread to the server through files: they may be hundreds of thousands, the thread ends before
 * they are worked on, and the server holds one portion at a time.
 */

/** The number of rows in a line: longer texts are kept apart by the engine, and freed late. */
const lineSize = 100;
/** The number of rows in a portion, for the same reason: they become the parameters of statements. */
const portionSize = 500;

export const rowsFile = (spool: string, place: number): string => `${spool}.${place}.rows`;
export const problemsFile = (spool: string, place: number): string => `${spool}.${place}.problems`;

export function writeSpool(path: string, items: readonly unknown[]): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (let at = 0; at < items.length; at += lineSize)
      writeSync(file, `${JSON.stringify(items.slice(at, at + lineSize))}\n`);
  } finally {
    closeSync(file);
  }
}

/** Reads the portions one by one; other requests get their turn between them. */
export async function* readSpool<T>(path: string): AsyncGenerator<T[]> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let portion: T[] = [];
  for await (const line of lines) {
    portion.push(...(JSON.parse(line) as T[]));
    if (portion.length < portionSize) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
