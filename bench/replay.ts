import { Pool } from 'pg';
import type { Statement } from './record';

/** Sends recorded statements one after the other over one connection. */
export type Replay = (statements: readonly Statement[]) => Promise<void>;

/** Runs a measurement with a replay over the given number of connections. */
export async function withReplay<T>(
  url: string,
  connections: number,
  measure: (replay: Replay) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString: url, max: connections });
  // The pool reports its end before its connections close, when the database may be gone already.
  pool.on('error', () => undefined);
  const replay: Replay = async (statements) => {
    const client = await pool.connect();
    try {
      for (const { text, values } of statements) await client.query(text, values);
    } finally {
      client.release();
    }
  };
  return measure(replay).finally(() => pool.end());
}
