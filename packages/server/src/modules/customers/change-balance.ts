import type { BalanceChange, Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readCustomer } from './customers.queries';
import { lockCustomer } from './lock-customer';
import { moveBalance } from './move-balance';

export async function changeBalance(
  tx: Tx,
  user: Actor,
  id: string,
  change: BalanceChange,
): Promise<Customer> {
  const before = await lockCustomer(tx, id);
  await moveBalance(tx, user, before, change);
  const after = await readCustomer(tx, id);
  await recordChange(tx, user, {
    action: 'customer.balance',
    entity: 'customers',
    entityId: id,
    before: { balance: before.balance },
    after: { balance: after.balance, ...change },
  });
  return after;
}
