import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { emptyOutbox, restored, type Outbox, type StoredMark } from '@turoos/till';

/** A sale as it is sent, without the moment of sending. */
export type Sale = Readonly<Record<string, unknown>> & { id: string };
export type TillOutbox = Outbox<Sale, unknown>;

/** What a simulated till is told when it is made. */
export interface TillDevice {
  url: string;
  code: string;
  secret: string;
  username: string;
  userId: string;
  /** Milliseconds by which its clock is ahead. */
  clockAhead: number;
  /** Parts of which few are left, which all tills like to sell. */
  scarce: string[];
}

/** What a till reports to the proof, one line each. */
export type TillWord =
  | { saved: { id: string; number: string | null; sale: unknown } }
  | { unsent: number; refused: string[]; isReady: boolean };

export interface TillMemory {
  token: string;
  /** The token that the running contact introduces; kept until it is answered. */
  next: string | null;
  seq: number;
  /** The highest number that the server knows. */
  lastSeq: number;
  outbox: TillOutbox;
}

export interface KeptCopy {
  mark: StoredMark;
  settings: string | undefined;
  chunks: Record<string, string>;
}

/** Stands in for the browser's database: a file is replaced as a whole, so that a kill leaves the old or the new one. */
export class TillStore {
  memory: TillMemory;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    const memory = this.read<TillMemory>('memory.json');
    if (!memory) throw new Error(`${folder} is no till`);
    this.memory = { ...memory, outbox: restored(memory.outbox.entries) };
  }

  change(change: (memory: TillMemory) => Partial<TillMemory>): void {
    this.memory = { ...this.memory, ...change(this.memory) };
    this.write('memory.json', this.memory);
  }

  changeOutbox(change: (outbox: TillOutbox) => TillOutbox): void {
    this.change(({ outbox }) => ({ outbox: change(outbox) }));
  }

  read<T>(name: string): T | undefined {
    const path = join(this.#folder, name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
  }

  write(name: string, content: unknown): void {
    writeWhole(join(this.#folder, name), JSON.stringify(content));
  }

  has(name: string): boolean {
    return existsSync(join(this.#folder, name));
  }
}

function writeWhole(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w');
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

export const newMemory = (token: string): TillMemory => ({
  token,
  next: null,
  seq: 0,
  lastSeq: 0,
  outbox: emptyOutbox,
});
