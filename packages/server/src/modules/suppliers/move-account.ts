import type { Supplier, SupplierPaymentMethod, VoucherRef } from '@turoos/contract';
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
  /** Of a payment. */
  voucher?: VoucherRef;
}

/** Posts a manual entry to a supplier's account, without a purchase. */
export async function moveAccount(
  tx: Tx,
  user: Actor,
  id: string,
  { voucher, ...movement }: Movement,
): Promise<Supplier> {
  const before = await lockSupplier(tx, id);
  await postSupplierEntry(tx, { accountId: id, userId: user.id, voucherId: voucher?._id, ...movement });
  const after = await readSupplier(tx, id);
  await recordChange(tx, user, {
    action: `supplier.${movement.type}`,
    entity: 'suppliers',
    entityId: id,
    before: { balance: before.balance },
    after: { balance: after.balance, ...movement, voucherNumber: voucher?.number },
  });
  return after;
}
