import type { Supplier } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { lockSupplierAccount } from '../ledger';
import { readSupplier } from './suppliers.queries';

/** Locks and returns a supplier. */
export async function lockSupplier(tx: Tx, id: string): Promise<Supplier> {
  await lockSupplierAccount(tx, id);
  return readSupplier(tx, id);
}
