import {
  applyPoints,
  customerTexts,
  mostPoints,
  ruleBroken,
  type Customer,
  type PointsChange,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readCustomer } from './customers.queries';
import { lockCustomer } from './lock-customer';

export async function changePoints(
  tx: Tx,
  user: Actor,
  id: string,
  { operation, points }: PointsChange,
): Promise<Customer> {
  const before = await lockCustomer(tx, id);
  const loyaltyPoints = applyPoints(before.loyaltyPoints, operation, points);
  if (loyaltyPoints > mostPoints) throw ruleBroken(customerTexts.pointsTooMany);
  await tx
    .updateTable('customers')
    .set({ loyaltyPoints, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'customer.loyalty',
    entity: 'customers',
    entityId: id,
    before: { loyaltyPoints: before.loyaltyPoints },
    after: { loyaltyPoints, operation, points },
  });
  return readCustomer(tx, id);
}
