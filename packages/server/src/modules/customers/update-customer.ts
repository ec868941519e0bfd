import {
  conflict,
  customerTexts,
  notFound,
  priceTierTexts,
  tierBlocked,
  type Customer,
  type CustomerChanges,
} from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import { orLinkBroken, orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { assertMay, refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { withdrawMarketing } from '../outbox';
import { correctBalance } from './correct-balance';
import { readCustomer } from './customers.queries';
import { chosenTier } from './customers.rules';
import { lockCustomer } from './lock-customer';

/** Updates the fields passed in; a new balance is posted to the ledger. */
export async function updateCustomer(
  tx: Tx,
  user: Actor,
  id: string,
  { version, balance, address, customerCode, priceTier, ...changes }: CustomerChanges,
): Promise<Customer> {
  const before = await lockCustomer(tx, id);
  assertCurrent(version, before);
  const { loyaltyPoints = before.loyaltyPoints } = changes;
  if (loyaltyPoints !== before.loyaltyPoints) assertMay(user, 'customers:manage_loyalty');
  if (balance !== undefined && balance !== before.balance) {
    assertMay(user, 'customers:manage_balance');
    await correctBalance(tx, user, before, { operation: 'set', amount: balance });
  }
  const tier = chosenTier(priceTier);
  if (tier !== undefined && tier !== (before.priceTier?._id ?? null))
    refuseIf(tierBlocked(user), 'FORBIDDEN');
  if (customerCode) await assertCodeFree(tx, customerCode, id);
  const written = tx
    .updateTable('customers')
    .set({
      ...changes,
      ...(customerCode && { customerCode }),
      ...(address !== undefined && { address: jsonb(address) }),
      ...(tier !== undefined && { priceTierId: tier }),
      version: before.version + 1,
      updatedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await orLinkBroken(
    orTaken(written, () => codeTaken(customerCode)),
    () => notFound(priceTierTexts.notFound),
  );
  const after = await readCustomer(tx, id);
  if (after.noMarketing || after.isBlocked || !after.isActive) await withdrawMarketing(tx, [id]);
  await recordChange(tx, user, {
    action: 'customer.update',
    entity: 'customers',
    entityId: id,
    before,
    after,
  });
  return after;
}

async function assertCodeFree(tx: Tx, code: string, exceptId: string): Promise<void> {
  const other = await tx
    .selectFrom('customers')
    .select('id')
    .where(sql`turoos_code(customer_code)`, '=', sql`turoos_code(${code})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (other) throw codeTaken(code);
}

const codeTaken = (code = '') => conflict(customerTexts.codeTaken(code));
