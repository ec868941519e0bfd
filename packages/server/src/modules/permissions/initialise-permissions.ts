import { systemPermissions, type Initialised } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';

/** Inserts the missing system permissions; existing ones keep their settings. */
export async function initialisePermissions(tx: Tx, doer: Doer): Promise<Initialised> {
  const made = await tx
    .insertInto('permissions')
    .values(systemPermissions.map((entry) => ({ ...entry, isSystem: true })))
    .onConflict((there) => there.doNothing())
    .returning('name')
    .execute();
  await recordChange(tx, doer, {
    action: 'permission.initialize',
    entity: 'permissions',
    after: { permissions: made.map(({ name }) => name) },
  });
  return { created: made.length, total: systemPermissions.length };
}
