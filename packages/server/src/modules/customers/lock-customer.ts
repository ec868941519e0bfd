import type { Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { lockAccount } from '../ledger';
import { readCustomer } from './customers.queries';

/** Locks the customer's row and returns the customer. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer> {
  await lockAccount(tx, id);
  return readCustomer(tx, id);
}
