import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { useDatabase } from '../../../test/database';
import { connectAlone } from '../../db/connect';
import { tableBlocks } from './write-backup';

const database = useDatabase();

it('a connection that ends after its reader stopped early does not crash the process', async () => {
  await sql`create table wide as select repeat('x', 1000) as text from generate_series(1, 20000)`.execute(
    database.db,
  );
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', hear);
  onTestFinished(() => void process.off('uncaughtException', hear));

  const connection = await connectAlone(database.url, 'backup');
  const blocks = tableBlocks(connection, { name: 'wide', columns: ['text'] });
  expect((await blocks.next()).done).toBe(false);
  await blocks.return(undefined);
  // a stopping server cuts the connection while PostgreSQL is still sending the rows
  (
    connection.client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
  await new Promise((ended) => connection.client.once('end', ended));
  expect(uncaught).toEqual([]);
});
