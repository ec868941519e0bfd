import {
  purchasePaymentMethods,
  supplierTransactionTypes,
  type SupplierTransaction,
  type SupplierTransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile } from '../../http/csv';
import type { Streamed } from '../../http/handlers';
import { eachSupplierTransaction, statementColumns } from '../ledger';
import { readSupplier } from './suppliers.queries';

const columns = statementColumns<SupplierTransaction>({
  day: ({ date }) => date,
  debt: 'له',
  credit: 'عليه',
  types: supplierTransactionTypes,
  methods: purchasePaymentMethods,
  document: ({ supplierInvoiceNumber, purchaseNumber }) => supplierInvoiceNumber || purchaseNumber,
});

/** A statement can be asked for only of a supplier that exists. */
export async function exportStatement(
  db: Db,
  id: string,
  query: SupplierTransactionsQuery,
): Promise<Streamed> {
  await readSupplier(db, id);
  return csvFile('supplier-statement', columns, eachSupplierTransaction(db, id, query));
}
