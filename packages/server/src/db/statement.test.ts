import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import type { Db } from './connect';
import { planOnce, statement } from './statement';
import { transaction } from './transaction';

const database = useDatabase();

const named = (code: string, order = sql`order by code`) =>
  statement<{ unitName: string }>`
    select name as unit_name from units where code = ${code} ${order} limit ${5}`;

it('binds its values, places its fragments, and names columns as elsewhere', async () => {
  expect((await named('piece').execute(database.db)).rows).toEqual([{ unitName: 'قطعة' }]);
  expect((await named('set').execute(database.db)).rows).toEqual([{ unitName: 'طقم' }]);
  expect((await named(`' or true --`).execute(database.db)).rows).toEqual([]);
});

it('refuses a fragment with parameters of its own', () => {
  const varying = statement`select ${sql`${1}::int`}`;
  expect(() => varying.execute(database.db)).toThrow('varies');
});

/** How often the connection of a transaction planned its statement about units for the values it was given. */
const plansForValues = (tx: Db) =>
  sql<{ plans: number }>`
    select custom_plans::int as plans from pg_prepared_statements where statement like '%unnest(%) as wanted%'`
    .execute(tx)
    .then(({ rows }) => rows[0]?.plans);

it('is planned for no values in a transaction that plans once, and as usual after it', async () => {
  const wanted = (tx: Db) =>
    statement`
      select u.name from units u join unnest(${['piece', 'set']}::text[]) as wanted on wanted = u.code`.execute(
      tx,
    );
  const mode = (tx: Db) =>
    sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`
      .execute(tx)
      .then(({ rows }) => rows[0]?.mode);
  await transaction(database.db, async (tx) => {
    await planOnce(tx);
    for (let times = 0; times < 3; times++) await wanted(tx);
    expect(await plansForValues(tx)).toBe(0);
    expect(await mode(tx)).toBe('force_generic_plan');
  });
  await transaction(database.db, async (tx) => expect(await mode(tx)).toBe('auto'));
});
