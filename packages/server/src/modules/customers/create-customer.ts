import { conflict, customerTexts, type Customer, type NewCustomer } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { correctBalance } from './correct-balance';
import { readCustomer } from './customers.queries';

export async function createCustomer(
  tx: Tx,
  user: Actor,
  { balance = 0, address, ...given }: NewCustomer,
): Promise<Customer> {
  if (balance !== 0) assertMay(user, 'customers:manage_balance');
  if (given.loyaltyPoints) assertMay(user, 'customers:manage_loyalty');
  const id = await insert(tx, { ...given, address });
  const created = await readCustomer(tx, id);
  await correctBalance(tx, user, created, { operation: 'set', amount: balance, note: 'رصيد افتتاحي' });
  const after = { ...created, balance };
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
