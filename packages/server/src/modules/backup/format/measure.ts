import { createHash } from 'node:crypto';
import type { EntryEnd } from './contents';

const newline = 0x0a;

/** Counts and hashes the bytes of one table or file. */
export function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  return {
    add(block: Buffer): void {
      hash.update(block);
      bytes += block.length;
    },
    /** Counts rows by newlines: COPY's text format writes one row per line and escapes newlines in values. */
    addRows(block: Buffer): void {
      this.add(block);
      for (let at = block.indexOf(newline); at !== -1; at = block.indexOf(newline, at + 1)) rows += 1;
    },
    get bytes() {
      return bytes;
    },
    end: (): EntryEnd => ({ bytes, rows, sha256: hash.digest('hex') }),
  };
}
