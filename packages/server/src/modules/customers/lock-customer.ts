import type { Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { lockCustomerAccount } from '../ledger';
import { readCustomer } from './customers.queries';

/** Locks the customer's row and returns the customer. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer> {
  await lockCustomerAccount(tx, id);
  return readCustomer(tx, id);
}
