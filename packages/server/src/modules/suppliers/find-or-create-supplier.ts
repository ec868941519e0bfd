import { conflict, purchaseTexts, wrongField } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Doer } from '../../kernel/audit';
import { lockSupplierAccount, type SupplierAccount } from '../ledger';
import { findByName, insertSupplier } from './create-supplier';

interface SupplierNamed {
  supplier?: string | null | undefined;
  supplierName?: string | undefined;
}

/**
 * Returns the supplier of a purchase, by id or by name in any spelling; an unknown name is created, because
 * the right to record a purchase includes naming its supplier. The account stays locked until commit.
 */
export async function findOrCreateSupplier(
  tx: Tx,
  user: Doer,
  { supplier, supplierName }: SupplierNamed,
): Promise<SupplierAccount> {
  const account = await lockSupplierAccount(tx, supplier ?? (await named(tx, user, supplierName)));
  if (!account.isActive) throw conflict(purchaseTexts.supplierInactive(account.name));
  return account;
}

async function named(tx: Tx, user: Doer, name: string | undefined): Promise<string> {
  if (!name) throw wrongField('supplier', purchaseTexts.supplierRequired);
  for (;;) {
    // a name that is inserted concurrently is found in the second round
    const id = (await findByName(tx, name)) ?? (await insertSupplier(tx, user, { name }))?._id;
    if (id) return id;
  }
}
