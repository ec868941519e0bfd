import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '../../test/database';
import { bulkLoad } from './bulk-load';
import { transaction } from './transaction';

const database = useDatabase();

const indexes = async () =>
  (
    await sql`select indexname, indexdef from pg_indexes where tablename in ('journal_entries', 'journal_lines')
      order by 1`.execute(database.db)
  ).rows;

test('restores indexes and foreign keys although checks of loaded rows wait for the commit', async () => {
  const before = await indexes();
  await sql`insert into suppliers (name, balance) values ('مورد', -7700)`.execute(database.db);
  await transaction(database.db, (tx) =>
    bulkLoad(tx, ['journal_entries', 'journal_lines'], Infinity, async () => {
      await sql`select turoos_open_books()`.execute(tx);
    }),
  );
  expect(await indexes()).toEqual(before);
  const { rows } = await sql`select kind from journal_entries`.execute(database.db);
  expect(rows).toEqual([{ kind: 'opening' }]);
});
