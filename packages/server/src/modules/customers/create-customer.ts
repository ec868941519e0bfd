import { conflict, customerTexts, type Customer, type NewCustomer } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { postCustomerEntry } from '../ledger';
import { readCustomer } from './customers.queries';

export async function createCustomer(
  tx: Tx,
  user: Actor,
  { balance = 0, address, ...given }: NewCustomer,
): Promise<Customer> {
  if (balance !== 0) assertMay(user, 'customers:manage_balance');
  if (given.loyaltyPoints) assertMay(user, 'customers:manage_loyalty');
  const id = await insert(tx, { ...given, address });
  if (balance !== 0)
    await postCustomerEntry(tx, {
      accountId: id,
      type: 'adjustment',
      operation: 'set',
      change: balance,
      note: 'رصيد افتتاحي',
      userId: user.id,
    });
  const after = await readCustomer(tx, id);
  await recordChange(tx, user, { action: 'customer.create', entity: 'customers', entityId: id, after });
  return after;
}

/**
 * Inserts the customer. A code entered by the user must be free; a generated code skips codes that are taken,
 * including those of concurrent inserts.
 */
async function insert(
  tx: Tx,
  { customerCode: given, address, ...columns }: Omit<NewCustomer, 'balance'>,
): Promise<string> {
  for (;;) {
    const customerCode = given || (await nextNumber(tx, 'CUSTOMER'));
    const inserted = await tx
      .insertInto('customers')
      .values({ ...columns, ...(address !== undefined && { address: jsonb(address) }), customerCode })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return inserted.id;
    if (given) throw conflict(customerTexts.codeTaken(given));
  }
}
