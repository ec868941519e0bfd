import type { AccountPeriod, Ageing, CustomerTransaction, Page, TransactionsQuery } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { listTransactions, readAgeing } from '../ledger';
import { readCustomer } from './customers.queries';

/** An empty statement would hide that there is no such customer. */
export async function readStatement(
  db: Db,
  id: string,
  query: TransactionsQuery,
): Promise<Page<CustomerTransaction> & { summary: AccountPeriod }> {
  await readCustomer(db, id);
  return listTransactions(db, id, query);
}

export async function readDebtAges(db: Db, id: string): Promise<Ageing> {
  await readCustomer(db, id);
  return readAgeing(db, id);
}
