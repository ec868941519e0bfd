import type { Tx } from '../../db/transaction';

/** Withdraws the unsent campaign messages of a customer who was excluded from marketing. */
export async function withdrawMarketing(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'undelivered', error: 'استُثني العميل من التسويق' })
    .where('customerId', '=', customerId)
    .where('sourceType', '=', 'marketing')
    .where('status', 'in', ['queued', 'held'])
    .execute();
}
