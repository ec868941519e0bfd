import type { Readable } from 'node:stream';

/** A body that is streamed, never held in memory as a whole. */
export interface Streamed {
  type: string;
  stream: Readable;
  /** Set when the browser should save the body. */
  filename?: string;
  /** The browser displays the body, and uses the filename only when the user saves it. */
  shown?: true;
  /** Bytes, if known in advance. */
  length?: number;
  /** The stream has no end, and long silences are normal. */
  endless?: true;
  /** Defaults to 200. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}
