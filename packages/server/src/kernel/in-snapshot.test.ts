import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { connect, type Db } from '../db/connect';
import { inSnapshot } from './in-snapshot';

const database = useDatabase();
let streaming: Db;
beforeAll(() => void (streaming = connect(database.url, { streams: true })));
afterAll(() => streaming.destroy());
const enter = (key: string) =>
  sql`insert into units (code, name, decimals) values (${key}, ${key}, 0)`.execute(database.db);
const count = async (db: Db) => (await db.selectFrom('units').select('code').execute()).length;

it('a file reads one state from its totals to its last row, and releases its connection afterwards', async () => {
  const before = await count(database.db);
  const file = await inSnapshot(streaming, async (view) => {
    const sum = await count(view);
    await enter('FZ-1');
    const rows = view.selectFrom('units').select('code').stream(1);
    async function* lines() {
      yield `${sum}`;
      for await (const { code } of rows) yield `\n${code}`;
    }
    return { type: 'text/plain', stream: Readable.from(lines()) };
  });
  const [sum, ...rows] = (await text(file.stream)).split('\n');
  expect([Number(sum), rows.length]).toEqual([before, before]);
  expect(await count(database.db)).toBe(before + 1);
  await expect.poll(busy).toBe(0);
});

it('a file that fails leaves nothing open', async () => {
  await expect(inSnapshot(database.db, () => Promise.reject(new Error('no such customer')))).rejects.toThrow(
    'no such customer',
  );
  expect(await busy()).toBe(0);
});

async function busy(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(database.db);
  return rows[0]?.n ?? -1;
}
