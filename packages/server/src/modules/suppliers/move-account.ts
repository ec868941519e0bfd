import type { Supplier, SupplierPaymentMethod } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { postSupplierEntry } from '../ledger';
import { lockSupplier } from './lock-supplier';
import { readSupplier } from './suppliers.queries';

interface Movement {
  type: 'payment' | 'adjustment';
  /** Cents; negative when the shop owes more. */
  change: number;
  dated: string;
  paymentMethod?: SupplierPaymentMethod;
  note: string | undefined;
}

/** Posts a manual entry to a supplier's account, without a purchase. */
export async function moveAccount(tx: Tx, user: Actor, id: string, movement: Movement): Promise<Supplier> {
  const before = await lockSupplier(tx, id);
  await postSupplierEntry(tx, { accountId: id, userId: user.id, ...movement });
  const after = await readSupplier(tx, id);
  await recordChange(tx, user, {
    action: `supplier.${movement.type}`,
    entity: 'suppliers',
    entityId: id,
    before: { balance: before.balance },
    after: { balance: after.balance, ...movement },
  });
  return after;
}
