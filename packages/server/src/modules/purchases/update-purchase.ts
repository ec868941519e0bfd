import {
  conflict,
  editPurchaseBlocked,
  purchaseTexts,
  receivePurchaseBlocked,
  texts,
  type PurchaseChanges,
  type PurchaseDetail,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { findOrCreateSupplier } from '../suppliers';
import { changePending } from './change-pending';
import { changeReceived } from './change-received';
import { supplierNamed } from './create-purchase';
import { lockPurchase } from './lock-purchase';
import { readPurchase, readPurchaseDetail } from './purchases.queries';

/** Changes a purchase as far as its state allows; one that was only ordered is also received this way. */
export async function updatePurchase(
  tx: Tx,
  user: Actor,
  id: string,
  changes: PurchaseChanges,
): Promise<PurchaseDetail> {
  const named = supplierNamed(changes);
  const purchase = await lockPurchase(
    tx,
    id,
    named.supplier ? () => findOrCreateSupplier(tx, user, named) : undefined,
  );
  if (changes.version !== undefined && changes.version < purchase.version)
    throw conflict(texts.changedMeanwhile);
  const { status } = purchase;
  const becomes = changes.status ?? status;
  refuseIf(editPurchaseBlocked(purchase));
  if (becomes !== status)
    refuseIf(becomes === 'completed' ? receivePurchaseBlocked(purchase) : purchaseTexts.notOpen(status));

  const before = await readPurchase(tx, id);
  await (status === 'pending' ? changePending : changeReceived)(tx, user, purchase, changes);
  await recordChange(tx, user, {
    action: status === becomes ? 'purchase.update' : 'purchase.receive',
    entity: 'purchases',
    entityId: id,
    before,
    after: await readPurchase(tx, id),
  });
  return readPurchaseDetail(tx, id);
}
