import { paidAmountProblem, purchasePaymentStatusOf, type PurchaseChanges } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { rateOfDocument } from '../exchange-rates';
import { costPurchase, type PurchaseLine } from './purchase.rules';
import { bringIn } from './bring-in';
import { sameVehicle } from './change-received.rules';
import { findSourceVehicle } from './find-source-vehicle';
import { assertInvoiceFree } from './invoice-free';
import { readLines, type LockedPurchase } from './lock-purchase';
import { lookUpLines } from './look-up-lines';
import { headerOf } from './purchase-entry';
import { readPurchase } from './purchases.queries';
import { owe, pay } from './settle-purchase';
import { writeLines } from './write-purchase';

/** All of what is only ordered may change; received, its goods come in and the shop owes for them. */
export async function changePending(
  tx: Tx,
  user: Actor,
  purchase: LockedPurchase,
  changes: PurchaseChanges,
): Promise<void> {
  const { id, account, purchaseNumber } = purchase;
  const status = changes.status === 'completed' ? 'completed' : 'pending';
  const header = headerOf(changes, purchase);
  const wanted = changes.items ? await lookUpLines(tx, changes.items) : await orderedLines(tx, id);
  const { lines, goods, total } = costPurchase({
    ...header,
    lines: wanted,
    totalAmount: changes.totalAmount ?? purchase.totalAmount,
  });
  const paid = changes.paidAmount ?? 0;
  refuseIf(paidAmountProblem({ status, total }, paid), 'VALIDATION');
  await assertInvoiceFree(tx, { id, supplierId: account.id, number: header.supplierInvoiceNumber });
  const sourceVehicleId = await vehicleAfter(tx, purchase, changes.sourceVehicle);

  if (status === 'completed') await bringIn(tx, user, { id, number: purchaseNumber }, lines);
  await tx.deleteFrom('purchaseItems').where('purchaseId', '=', id).execute();
  await writeLines(tx, id, lines);
  const moved = account.id !== purchase.supplierId;
  await tx
    .updateTable('purchases')
    .set({
      ...header,
      goods,
      status,
      sourceVehicleId,
      supplierId: account.id,
      supplierName: changes.supplierName || (moved ? account.name : purchase.supplierName),
      ...(status === 'completed' && {
        paymentStatus: purchasePaymentStatusOf({ paid: 0, remaining: total }),
        usdToYer: await rateOfDocument(tx, header.purchaseDate),
      }),
      version: sql`version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'pending') return;
  const received = { id, supplierId: account.id, purchaseDate: header.purchaseDate };
  await owe(tx, user, received, total);
  await pay(tx, user, received, { amount: paid, paymentMethod: header.paymentMethod });
}

/** Said again as it was, it is the same vehicle, even one that has no number to be known by. */
async function vehicleAfter(
  tx: Tx,
  { id, sourceVehicleId }: LockedPurchase,
  given: PurchaseChanges['sourceVehicle'],
): Promise<string | null> {
  if (given === undefined) return sourceVehicleId;
  const { sourceVehicle } = await readPurchase(tx, id);
  return sameVehicle(sourceVehicle, given) ? sourceVehicleId : findSourceVehicle(tx, given);
}

const orderedLines = async (tx: Tx, id: string): Promise<PurchaseLine[]> =>
  (await readLines(tx, id)).map(({ productId, name, partNumber, warehouseId, quantity, unitCost }) => ({
    productId,
    name,
    partNumber,
    warehouseId,
    quantity,
    unitCost,
  }));
