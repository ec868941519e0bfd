import type { Customer } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { withdrawMarketing } from '../outbox';
import { readCustomer } from './customers.queries';
import { lockCustomer } from './lock-customer';

export async function blockCustomer(tx: Tx, user: Actor, id: string, isBlocked: boolean): Promise<Customer> {
  const before = await lockCustomer(tx, id);
  await tx
    .updateTable('customers')
    .set({ isBlocked, version: before.version + 1, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  if (isBlocked) await withdrawMarketing(tx, [id]);
  await recordChange(tx, user, {
    action: isBlocked ? 'customer.block' : 'customer.unblock',
    entity: 'customers',
    entityId: id,
    before: { isBlocked: before.isBlocked },
    after: { isBlocked },
  });
  return readCustomer(tx, id);
}
