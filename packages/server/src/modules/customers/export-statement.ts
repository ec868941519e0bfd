import {
  adenDay,
  paymentMethods,
  transactionTypes,
  type CustomerTransaction,
  type TransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile, type CsvColumn } from '../../http/csv';
import type { Streamed } from '../../http/handlers';
import { eachTransaction } from '../ledger';
import { readCustomer } from './customers.queries';

const methods: Record<string, string> = paymentMethods;

const columns: CsvColumn<CustomerTransaction>[] = [
  { header: 'التاريخ', value: (entry) => adenDay(entry.createdAt) },
  { header: 'النوع', value: (entry) => transactionTypes[entry.type] },
  { header: 'عليه (USD)', value: ({ change }) => (change < 0 ? -change / 100 : null) },
  { header: 'له (USD)', value: ({ change }) => (change > 0 ? change / 100 : null) },
  { header: 'الرصيد (USD)', value: (entry) => entry.balanceAfter / 100 },
  { header: 'الفاتورة', value: (entry) => entry.saleNumber },
  {
    header: 'طريقة الدفع',
    value: ({ paymentMethod }) => paymentMethod && (methods[paymentMethod] ?? paymentMethod),
  },
  { header: 'ملاحظة', value: (entry) => entry.note },
  { header: 'المستخدم', value: (entry) => entry.createdBy?.name ?? null },
];

/** A statement can be asked for only of a customer that exists. */
export async function exportStatement(db: Db, id: string, query: TransactionsQuery): Promise<Streamed> {
  const { customerCode } = await readCustomer(db, id);
  return csvFile(`statement-${customerCode}`, columns, eachTransaction(db, id, query));
}
