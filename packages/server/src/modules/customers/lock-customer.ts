import type { Customer } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { lockAccount } from '../ledger';
import { readCustomer } from './customers.queries';

/** The customer as it stands once nobody else can change it. */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer> {
  await lockAccount(tx, id);
  return readCustomer(tx, id);
}
