import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/database';

const database = useDatabase();

it('append-only tables reject every update, delete and truncate', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'forbid_change'::regproc
    order by 1`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'audit_log',
    'customer_settlements',
    'customer_transactions',
    'day_seals',
    'journal_entries',
    'journal_lines',
    'money_counts',
    'money_movements',
    'stock_movements',
    'supplier_settlements',
    'supplier_transactions',
    'vouchers',
  ]);
  for (const { name } of rows)
    await expect(sql`truncate ${sql.table(name)} cascade`.execute(database.db)).rejects.toThrow(
      'append-only',
    );
  await expect(sql`truncate users cascade`.execute(database.db)).rejects.toThrow('append-only');
});

it('what the journal names is never deleted, because no foreign key holds it', async () => {
  for (const name of ['accounts', 'money_accounts', 'currencies'])
    for (const work of [sql`delete from`, sql`truncate`])
      await expect(sql`${work} ${sql.table(name)}`.execute(database.db)).rejects.toThrow();
  await expect(sql`delete from currencies where false`.execute(database.db)).rejects.toThrow('append-only');
});
