import {
  adenDay,
  paymentMethods,
  transactionTypes,
  type CustomerTransaction,
  type TransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { csvFile } from '../../http/csv';
import type { Streamed } from '../../http/handlers';
import { eachTransaction, statementColumns } from '../ledger';
import { readCustomer } from './customers.queries';

const columns = statementColumns<CustomerTransaction>({
  day: ({ createdAt }) => adenDay(createdAt),
  debt: 'عليه',
  credit: 'له',
  types: transactionTypes,
  methods: paymentMethods,
  document: ({ saleNumber }) => saleNumber,
});

/** A statement can be asked for only of a customer that exists. */
export async function exportStatement(db: Db, id: string, query: TransactionsQuery): Promise<Streamed> {
  const { customerCode } = await readCustomer(db, id);
  return csvFile(`statement-${customerCode}`, columns, eachTransaction(db, id, query));
}
