import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { useDatabase } from '../../test/database';

const database = useDatabase();

test('arabic', async () => {
  const { rows } = await sql<{ n: number }>`select cardinality(show_trgm('قطعة')) as n`.execute(database.db);
  expect(rows[0]?.n).toBeGreaterThan(3);
});
