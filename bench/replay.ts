import { Pool } from 'pg';
import type { Statement } from './record';

/** Sends the statements one after the other over one connection, as the work they were recorded from did. */
export type Replay = (statements: readonly Statement[]) => Promise<void>;

/** Recorded statements straight to the database, over so many connections at once. */
export async function withReplay<T>(
  url: string,
  connections: number,
  measure: (replay: Replay) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString: url, max: connections });
  // it counts as ended a little before its connections are, when the database may be gone already
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
