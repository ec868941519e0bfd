import { generate, PostgresDialect } from 'kysely-codegen';
import { expect, it } from 'vitest';
import { dropBranchViews } from '../src/db/branches/branch-views';
import { columnTypes } from './column-types';
import { useDatabase } from './database';

const database = useDatabase();

it('src/db/schema.ts matches the migrations (npm run db:types regenerates it)', async () => {
  // the types of the tables serve for their views too
  await dropBranchViews(database.db);
  const dialect = new PostgresDialect({ numericParser: 'number', dateParser: 'string' });
  const db = await dialect.introspector.connect({ connectionString: database.url, dialect });
  const types = await generate({
    db,
    dialect,
    camelCase: true,
    excludePattern: 'turoos_migration*',
    ...columnTypes(),
    typeMapping: { int8: 'number', bytea: 'Buffer' },
  }).finally(() => db.destroy());
  await expect(types).toMatchFileSnapshot('../src/db/schema.ts');
});
