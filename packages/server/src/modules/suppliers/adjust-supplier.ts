import { adenDay, bookingDay, type Supplier, type SupplierAdjustment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { postJournal } from '../accounting';
import { isUnused, lockSupplierAccount, supplierBook } from '../ledger';
import { moveAccount } from './move-account';

/** Corrects the account's balance; the first entry of an account is its opening balance. */
export async function adjustSupplier(
  tx: Tx,
  user: Actor,
  id: string,
  { change, date = adenDay(), note }: SupplierAdjustment,
): Promise<Supplier> {
  await lockSupplierAccount(tx, id);
  const isOpening = await isUnused(tx, supplierBook, id);
  const supplier = await moveAccount(tx, user, id, { type: 'adjustment', change, dated: date, note });
  await postJournal(tx, {
    kind: isOpening ? 'supplierOpening' : 'supplierCorrection',
    figures: { value: -change },
    day: bookingDay(date),
    source: { type: 'supplier', id, number: supplier.name },
    note,
    userId: user.id,
  });
  return supplier;
}
