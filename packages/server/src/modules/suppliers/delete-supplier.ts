import { conflict, supplierTexts } from '@turoos/contract';
import { orLinkBroken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockSupplier } from './lock-supplier';

/** Deletes an unused supplier; whatever names him meanwhile is found by the foreign keys. */
export async function deleteSupplier(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockSupplier(tx, id);
  if (!before.isDeletable) throw conflict(supplierTexts.linked);
  await orLinkBroken(tx.deleteFrom('suppliers').where('id', '=', id).execute(), () =>
    conflict(supplierTexts.linked),
  );
  await recordChange(tx, user, { action: 'supplier.delete', entity: 'suppliers', entityId: id, before });
}
