import {
  conflict,
  customerTexts,
  notFound,
  priceTierTexts,
  tierBlocked,
  type Customer,
  type NewCustomer,
} from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import { orLinkBroken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay, refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { nextNumber } from '../counters';
import { correctBalance } from './correct-balance';
import { readCustomer } from './customers.queries';
import { chosenTier } from './customers.rules';

export async function createCustomer(
  tx: Tx,
  user: Actor,
  { balance = 0, address, ...given }: NewCustomer,
): Promise<Customer> {
  if (balance !== 0) assertMay(user, 'customers:manage_balance');
  if (given.loyaltyPoints) assertMay(user, 'customers:manage_loyalty');
  if (chosenTier(given.priceTier)) refuseIf(tierBlocked(user), 'FORBIDDEN');
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
  { customerCode: given, address, priceTier, ...columns }: Omit<NewCustomer, 'balance'>,
): Promise<string> {
  for (;;) {
    const customerCode = given || (await nextNumber(tx, 'CUSTOMER'));
    const inserted = await orLinkBroken(
      tx
        .insertInto('customers')
        .values({
          ...columns,
          ...(address !== undefined && { address: jsonb(address) }),
          customerCode,
          priceTierId: chosenTier(priceTier) ?? null,
        })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst(),
      () => notFound(priceTierTexts.notFound),
    );
    if (inserted) return inserted.id;
    if (given) throw conflict(customerTexts.codeTaken(given));
  }
}
