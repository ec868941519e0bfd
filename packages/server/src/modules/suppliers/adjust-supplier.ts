import { adenDay, type Supplier, type SupplierAdjustment } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { moveAccount } from './move-account';

/** Corrects the account's balance, for instance by an opening balance. */
export const adjustSupplier = (
  tx: Tx,
  user: Actor,
  id: string,
  { change, date = adenDay(), note }: SupplierAdjustment,
): Promise<Supplier> => moveAccount(tx, user, id, { type: 'adjustment', change, dated: date, note });
