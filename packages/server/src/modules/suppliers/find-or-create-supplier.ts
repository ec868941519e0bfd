import { AppError, conflict, purchaseTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { lockSupplier, type SupplierAccount } from '../ledger';
import { findByName, insertSupplier } from './create-supplier';

interface SupplierNamed {
  supplier?: string | null | undefined;
  supplierName?: string | undefined;
}

/**
 * The supplier a purchase names, by id or by name in any spelling; a name nobody bears is entered with it, since who may
 * record a purchase may also say whose it is. The account is held until the transaction ends.
 */
export async function findOrCreateSupplier(
  tx: Tx,
  user: Doer,
  { supplier, supplierName }: SupplierNamed,
): Promise<SupplierAccount> {
  const account = await lockSupplier(tx, supplier ?? (await named(tx, user, supplierName)));
  if (!account.isActive) throw conflict(purchaseTexts.supplierInactive(account.name));
  return account;
}

async function named(tx: Tx, user: Doer, name: string | undefined): Promise<string> {
  if (!name) throw new AppError('VALIDATION', purchaseTexts.supplierRequired);
  for (;;) {
    // someone may enter the same name at the same moment: then theirs is there on the second look
    const id = (await findByName(tx, name)) ?? (await insertSupplier(tx, user, { name }))?._id;
    if (id) return id;
  }
}
