import type { AskedPart, AskedPartStatus } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readAskedPart } from './asked-parts.queries';

export async function decideAskedPart(
  tx: Tx,
  user: Actor,
  id: string,
  status: AskedPartStatus,
): Promise<AskedPart> {
  await tx.selectFrom('askedParts').select('id').where('id', '=', id).forUpdate().execute();
  const before = await readAskedPart(tx, user, id);
  await tx
    .updateTable('askedParts')
    .set({ status, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'asked-part.update',
    entity: 'asked-parts',
    entityId: id,
    before: { asked: before.asked, status: before.status },
    after: { asked: before.asked, status },
  });
  return { ...before, status };
}
