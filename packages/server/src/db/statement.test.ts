import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../test/database';
import { statement } from './statement';

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
