import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { withdrawMarketing } from '../outbox';
import { lockCustomer } from './lock-customer';

/** Unsubscribes a customer from campaigns by the link in a message, without signing in. */
export async function leaveMarketing(tx: Tx, id: string): Promise<void> {
  const { noMarketing } = await lockCustomer(tx, id);
  if (noMarketing) return;
  await tx
    .updateTable('customers')
    .set({ noMarketing: true, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await withdrawMarketing(tx, [id]);
  await recordChange(tx, 'system', {
    action: 'customer.unsubscribe',
    entity: 'customers',
    entityId: id,
    before: { noMarketing },
    after: { noMarketing: true },
  });
}
