import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { portions } from '../../db/portions';

/*
 * Checked rows go from the thread to the server through files, a portion in each line: they may be hundreds of
 * thousands, the thread ends before they are worked on, and the server holds one portion at a time.
 */

export const rowsFile = (spool: string, place: number): string => `${spool}.${place}.rows`;
export const problemsFile = (spool: string, place: number): string => `${spool}.${place}.problems`;

export function writeSpool(path: string, items: readonly unknown[]): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (const portion of portions(items)) writeSync(file, `${JSON.stringify(portion)}\n`);
  } finally {
    closeSync(file);
  }
}

/** Reads the portions one by one; other requests get their turn between them. */
export async function* readSpool<T>(path: string): AsyncGenerator<T[]> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) yield JSON.parse(line) as T[];
}
