import { conflict, supplierTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { lockSupplier } from './lock-supplier';

/**
 * Deletes an unused supplier. Purchases and ledger entries lock the supplier too, so none can be added
 * meanwhile.
 */
export async function deleteSupplier(tx: Tx, user: Actor, id: string): Promise<void> {
  const before = await lockSupplier(tx, id);
  if (!before.isDeletable) throw conflict(supplierTexts.linked);
  await tx.deleteFrom('suppliers').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'supplier.delete', entity: 'suppliers', entityId: id, before });
}
