import { adenDay, adenDayBounds, type VoucherRef } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { nextNumber } from '../counters';

interface Paid {
  /** Cents. */
  amount: number;
  usdToYer: number | null;
  paymentMethod: string;
  note?: string | undefined;
}

type NewVoucher = Paid &
  (
    | { customerId: string; saleId?: string }
    | { supplierId: string; purchaseId?: string; /** The day on the paper. */ dated: string }
  );

/**
 * Writes the voucher of a payment, whose ledger entries refer to it. The number is of the series of the
 * paper's day, and its counter stays locked until commit.
 */
export async function writeVoucher(tx: Tx, user: Actor, voucher: NewVoucher): Promise<VoucherRef> {
  const kind = 'customerId' in voucher ? 'receipt' : 'payment';
  const dated = 'dated' in voucher ? voucher.dated : adenDay();
  const at = adenDayBounds(dated).from;
  const number = await nextNumber(tx, kind === 'receipt' ? 'RECEIPT' : 'PAYMENT', { at });
  const { id } = await tx
    .with('voucher', (db) =>
      db
        .insertInto('vouchers')
        .values({ ...voucher, dated, kind, number, userId: user.id })
        .returning(['id', 'kind']),
    )
    .with('told', (db) =>
      db
        .insertInto('webhookDeliveries')
        .columns(['webhookId', 'topic', 'recordId'])
        .expression(
          // addresses of other programs are told of what customers pay
          sql`select w.id, 'payment.received', voucher.id from webhooks w, voucher
          where w.is_active and voucher.kind = 'receipt' and 'payment.received' = any (w.topics)`,
        ),
    )
    .selectFrom('voucher')
    .select('id')
    .executeTakeFirstOrThrow();
  return { _id: id, number };
}
