import { paidAmountProblem, purchasePaymentStatusOf } from '@turoos/contract';
import { newIdentity } from '../../db/new-identity';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { rateOfDocument } from '../exchange-rates';
import { costPurchase } from './purchase.rules';
import { bringIn } from './bring-in';
import { findSourceVehicle } from './find-source-vehicle';
import { assertInvoiceFree } from './invoice-free';
import { headerOf, type PurchaseEntry } from './purchase-entry';
import { readPurchase } from './purchases.queries';
import { owe, pay } from './settle-purchase';
import { writePurchase } from './write-purchase';

/**
 * Enters a purchase: goods into stock, prices of the parts, the debt and what was paid of it, together or not at all; one
 * that is only ordered is written down and nothing else. The caller holds the supplier and has looked up the parts
 * and the warehouses; lines go in by the portion, however many there are. Throws a conflict when the supplier's
 * invoice number was entered before. All that can be refused is looked at before the number is taken, because from
 * then on everyone else who enters a purchase waits.
 */
export async function enterPurchase(
  tx: Tx,
  user: Actor,
  entry: PurchaseEntry,
): Promise<{ id: string; purchaseNumber: string; totalAmount: number }> {
  const { supplier, status = 'completed', paidAmount = 0 } = entry;
  const header = headerOf(entry);
  const { lines, goods, total } = costPurchase({ ...entry, ...header });
  refuseIf(paidAmountProblem({ status, total }, paidAmount), 'VALIDATION');
  await assertInvoiceFree(tx, { supplierId: supplier.id, number: header.supplierInvoiceNumber });
  const sourceVehicleId = await findSourceVehicle(tx, entry.sourceVehicle);
  const usdToYer = await rateOfDocument(tx, header.purchaseDate);
  const fresh = await newIdentity(tx);
  const { id, at } = { ...fresh, at: entry.at ?? fresh.at };

  let taken: Promise<string> | undefined;
  const number = () => (taken ??= nextNumber(tx, 'PURCHASE', { at }));
  if (status === 'completed') await bringIn(tx, user, { id, number }, lines);
  const purchaseNumber = await number();
  const paymentStatus =
    status === 'pending' ? 'pending' : purchasePaymentStatusOf({ paid: 0, remaining: total });
  await writePurchase(
    tx,
    {
      ...header,
      id,
      at,
      purchaseNumber,
      supplierId: supplier.id,
      supplierName: entry.supplierName || supplier.name,
      status,
      paymentStatus,
      goods,
      usdToYer,
      sourceVehicleId,
      userId: user.id,
    },
    lines,
  );
  if (status === 'completed') {
    const purchase = { id, supplierId: supplier.id, purchaseDate: header.purchaseDate };
    await owe(tx, user, purchase, total);
    await pay(tx, user, purchase, {
      amount: paidAmount,
      paymentMethod: header.paymentMethod,
      paidAt: header.purchaseDate,
    });
  }
  await recordChange(tx, user, {
    action: 'purchase.create',
    entity: 'purchases',
    entityId: id,
    after: await readPurchase(tx, id),
  });
  return { id, purchaseNumber, totalAmount: total };
}
