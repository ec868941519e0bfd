import { ruleBroken, userTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { revokeSessions } from '../sessions';
import { assertAdminRemains, assertManages, lockPerson } from './people';
import { readRecord } from './users.queries';

/**
 * A user who never did anything is deleted; one whose name stands on records is switched off, so that the records
 * still say who made them. Answers what was done, in words.
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

/** Every write leaves a trace, so the log knows; invoices that were brought in without one count too. */
async function hasRecords(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select 1 from audit_log where user_id = ${id} and action not like 'auth.%')
      or exists (select 1 from sales where user_id = ${id}) as any`.execute(tx);
  return rows[0]?.any ?? false;
}
