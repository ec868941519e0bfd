import {
  purchasePaymentMethods,
  supplierSides,
  supplierTransactionTypes,
  type SupplierTransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Streamed } from '../../kernel/handlers';
import { eachSupplierTransaction, listSupplierTransactions, statementFile } from '../ledger';
import { readSupplier } from './suppliers.queries';

/** Exports a supplier's statement; throws when the supplier doesn't exist. */
export async function exportStatement(
  db: Db,
  id: string,
  format: 'csv' | 'pdf',
  asked: SupplierTransactionsQuery,
): Promise<Streamed> {
  const { name, phone } = await readSupplier(db, id);
  const query: SupplierTransactionsQuery = { ...asked, page: 1, limit: 1, sort: 'date' };
  const { total, summary } = await listSupplierTransactions(db, id, query);
  return statementFile(db, {
    ...asked,
    format,
    fileName: 'supplier-statement',
    owner: [{ name: 'المورد', value: name }, ...(phone ? [{ name: 'الهاتف', value: phone }] : [])],
    words: {
      day: ({ date }) => date,
      ...supplierSides,
      types: supplierTransactionTypes,
      methods: purchasePaymentMethods,
      document: ({ supplierInvoiceNumber, purchaseNumber }) => supplierInvoiceNumber || purchaseNumber,
    },
    period: summary,
    entryCount: total,
    entries: eachSupplierTransaction(db, id, query),
  });
}
