import type { Tx } from '../../db/transaction';

/** Takes back what campaigns have not yet sent to a customer who is to be left alone. */
export async function withdrawMarketing(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ status: 'undelivered', error: 'استُثني العميل من التسويق' })
    .where('customerId', '=', customerId)
    .where('sourceType', '=', 'marketing')
    .where('status', 'in', ['queued', 'held'])
    .execute();
}
