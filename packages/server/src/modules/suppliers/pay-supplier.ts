import { adenDay, type Supplier, type SupplierPayment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveAccount } from './move-account';

/** Pays the oldest open purchases first; the rest stays with the supplier as credit. */
export const paySupplier = (
  tx: Tx,
  user: Actor,
  id: string,
  { amount, paymentMethod, paidAt = adenDay(), note }: SupplierPayment,
): Promise<Supplier> =>
  moveAccount(tx, user, id, { type: 'payment', change: amount, dated: paidAt, paymentMethod, note });
