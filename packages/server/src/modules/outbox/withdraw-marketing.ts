import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Withdraws the unsent campaign messages of customers who were excluded from marketing. */
export async function withdrawMarketing(tx: Tx, customerIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'undelivered', error: 'استُثني العميل من التسويق' })
    .where(sql<boolean>`customer_id = any (${customerIds}::uuid[])`)
    .where('sourceType', '=', 'marketing')
    .where('status', 'in', ['queued', 'held'])
    .execute();
}
