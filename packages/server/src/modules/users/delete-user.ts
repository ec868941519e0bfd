import { ruleBroken, userTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { revokeSessions } from '../sessions';
import { assertAdminRemains, assertManages, lockPerson } from './people';
import { readRecord } from './users.queries';

/**
 * Deletes a user without records; one who made records is deactivated, so that the records still name them.
 * Returns the message that says which of the two happened.
 */
export async function deleteUser(tx: Tx, user: Actor, id: string): Promise<string> {
  if (id === user.id) throw ruleBroken(userTexts.ownDeletion);
  const person = await lockPerson(tx, user, id);
  await assertManages(tx, user, person);
  const before = await readRecord(tx, id);
  const keeps = await hasRecords(tx, id);
  if (keeps) await switchOff(tx, id);
  else await tx.deleteFrom('users').where('id', '=', id).execute();
  await assertAdminRemains(tx, person);
  await recordChange(tx, user, {
    action: keeps ? 'user.deactivate' : 'user.delete',
    entity: 'users',
    entityId: id,
    before: keeps ? { isActive: before.isActive } : before,
    ...(keeps && { after: { isActive: false } }),
  });
  return keeps ? userTexts.deactivated : userTexts.deleted;
}

async function switchOff(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({ isActive: false, version: row('version', '+', 1), updatedAt: sql`now()` }))
    .where('id', '=', id)
    .execute();
  await revokeSessions(tx, { userId: id }, 'deactivated');
}

/**
 * Reads the audit log, because every write has an entry; imported invoices without one are checked
 * separately.
 */
async function hasRecords(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select 1 from audit_log where user_id = ${id} and action not like 'auth.%')
      or exists (select 1 from sales where user_id = ${id}) as any`.execute(tx);
  return rows[0]?.any ?? false;
}
