import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockView } from './update-view';

export async function deleteView(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockView(tx, user, id);
  await tx.deleteFrom('listViews').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'view.delete', entity: 'views', entityId: id, before });
}
