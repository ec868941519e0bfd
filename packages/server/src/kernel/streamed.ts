import type { Readable } from 'node:stream';

/** A body that is sent as it comes, never held in memory as a whole. */
export interface Streamed {
  type: string;
  stream: Readable;
  /** Given when the browser should save it. */
  filename?: string;
  /** It is to be looked at, and saved under that name only when asked. */
  shown?: true;
  /** Bytes, where known before. */
  length?: number;
  /** It has no end, and long silences are in its nature. */
  endless?: true;
  /** 200 unless given. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}
