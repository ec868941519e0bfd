import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../transaction';
import { dropBranchViews, makeBranchViews } from './branch-views';
import { commonTables } from './common-tables';
import { closedTables, computedTables, limitedTables, namedTables } from './limited-tables';

const database = useDatabase();

const tables = async (schema: string) => {
  const { rows } = await sql<{ name: string; columns: string[]; ids: boolean }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attname) as columns,
      bool_or(a.attname = 'id' and a.atttypid = 'uuid'::regtype) as ids
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'v') and c.relname !~ '^turoos_migration'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by 1 order by 1`.execute(database.db);
  return rows;
};

const seen = [...Object.keys(limitedTables), ...closedTables, ...Object.keys(computedTables)];

it('every table is limited to the warehouses of its reader, closed to bound users, or common to all', async () => {
  const decided = [...seen, ...Object.values(commonTables).flat()];
  expect((await tables('public')).map(({ name }) => name)).toEqual(decided.toSorted());
});

it('a view has the columns of the table whose name it bears', async () => {
  const inPublic = new Map((await tables('public')).map(({ name, columns }) => [name, columns]));
  const views = await tables('branch');
  expect(views.map(({ name }) => name)).toEqual(seen.toSorted());
  for (const { name, columns } of views) expect(columns, name).toEqual(inPublic.get(name));
});

/** Ids of their rows are in no address and no body: they are listed only. */
const neverNamed = ['audit_log', 'document_steps', 'sheet_choices'];

it('whatever clients name by its id is looked up before a request of a bound user', async () => {
  const withIds = (await tables('branch')).filter(({ name, ids }) => ids && !neverNamed.includes(name));
  expect(namedTables.toSorted()).toEqual(withIds.map(({ name }) => name));
});

it('are made once when servers start at the same moment', async () => {
  const made = await tables('branch');
  for (let round = 0; round < 5; round++) {
    await dropBranchViews(database.db);
    await Promise.all(Array.from({ length: 6 }, () => transaction(database.db, makeBranchViews)));
    expect(await tables('branch')).toEqual(made);
  }
});
