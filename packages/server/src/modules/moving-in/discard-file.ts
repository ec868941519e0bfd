import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockFile } from './files.queries';

export async function discardFile(tx: Tx, user: Actor, id: string): Promise<void> {
  const { name } = await lockFile(tx, user, id);
  await tx.deleteFrom('broughtFiles').where('id', '=', id).execute();
  await recordChange(tx, user, {
    action: 'broughtFile.delete',
    entity: 'broughtFiles',
    entityId: id,
    before: { name },
  });
}
