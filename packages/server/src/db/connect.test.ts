import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/database';

const database = useDatabase();

it.each([
  ['2026-11-16 10:04:22.123456+00', '2026-11-16T10:04:22.123Z'],
  ['2026-11-16 10:04:22.07+00', '2026-11-16T10:04:22.070Z'],
  ['2026-11-16 10:04:22.999999+00', '2026-11-16T10:04:22.999Z'],
  ['2026-02-28 23:59:59+00', '2026-02-28T23:59:59.000Z'],
  ['1969-12-31 23:59:59.5+00', '1969-12-31T23:59:59.500Z'],
  ['0099-01-01 00:00:00+00', '0099-01-01T00:00:00.000Z'],
  ['12026-01-01 00:00:00+00', '+012026-01-01T00:00:00.000Z'],
])('reads the moment %s to its millisecond', async (text, moment) => {
  const { rows } = await sql<{ at: Date }>`select ${text}::timestamptz as at`.execute(database.db);
  expect(rows[0]?.at.toISOString()).toBe(moment);
});

it('reads a moment of a session in another time zone, and infinity, as the driver does', async () => {
  const { rows } = await database.db.connection().execute(async (connection) => {
    await sql`set timezone = 'Asia/Aden'`.execute(connection);
    const read = sql<{ at: Date; never: number }>`
      select '2026-11-16 10:04:22+00'::timestamptz as at, 'infinity'::timestamptz as never`.execute(
      connection,
    );
    return read.finally(() => sql`reset timezone`.execute(connection));
  });
  expect(rows).toEqual([{ at: new Date('2026-11-16T10:04:22Z'), never: Infinity }]);
});
