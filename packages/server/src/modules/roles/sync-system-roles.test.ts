import { roleNames } from '@turoos/contract';
import { expect, it } from 'vitest';
import { useDatabase } from '../../../test/database';
import { transaction } from '../../db/transaction';
import { syncSystemRoles } from './sync-system-roles';

const database = useDatabase();

it('writes the roles once when servers start at the same moment', async () => {
  const { db } = database;
  for (let round = 0; round < 10; round++) {
    await db.deleteFrom('roles').execute();
    await Promise.all(Array.from({ length: 8 }, () => transaction(db, syncSystemRoles)));
    const { count } = db.fn;
    const { roles } = await db
      .selectFrom('roles')
      .select(count<string>('id').as('roles'))
      .executeTakeFirstOrThrow();
    expect(Number(roles)).toBe(roleNames.length);
  }
});
