import type {
  AccountPeriod,
  Ageing,
  Page,
  SupplierTransaction,
  SupplierTransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { listSupplierTransactions, readSupplierAgeing } from '../ledger';
import { readSupplier } from './suppliers.queries';

/** An empty statement would hide that there is no such supplier. */
export async function readStatement(
  db: Db,
  id: string,
  query: SupplierTransactionsQuery,
): Promise<Page<SupplierTransaction> & { summary: AccountPeriod }> {
  await readSupplier(db, id);
  return listSupplierTransactions(db, id, query);
}

export async function readDebtAges(db: Db, id: string): Promise<Ageing> {
  await readSupplier(db, id);
  return readSupplierAgeing(db, id);
}
