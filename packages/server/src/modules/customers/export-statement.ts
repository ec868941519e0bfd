import {
  adenDay,
  customerPaymentMethods,
  customerSides,
  rialsHanded,
  transactionTypes,
  type TransactionsQuery,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import type { Actor } from '../../kernel/actor';
import type { Streamed } from '../../kernel/handlers';
import { readRates } from '../exchange-rates';
import { eachTransaction, listTransactions, statementFile } from '../ledger';
import { readCustomer } from './customers.queries';

/** Exports a customer's statement; throws when the customer does not exist. */
export async function exportStatement(
  db: Db,
  user: Actor,
  id: string,
  format: 'csv' | 'pdf',
  filter: TransactionsQuery,
): Promise<Streamed> {
  const { name, customerCode, phone } = await readCustomer(db, id);
  const query: TransactionsQuery = { ...filter, page: 1, limit: 1, sort: 'createdAt' };
  const { total, summary } = await listTransactions(db, id, query);
  return statementFile(db, {
    ...filter,
    format,
    fileName: `statement-${customerCode}`,
    owner: [
      { name: 'العميل', value: name },
      { name: 'رمز العميل', value: customerCode },
      ...(phone ? [{ name: 'الهاتف', value: phone }] : []),
    ],
    words: {
      day: ({ createdAt }) => adenDay(createdAt),
      ...customerSides,
      types: transactionTypes,
      methods: customerPaymentMethods,
      document: ({ saleNumber }) => saleNumber,
      rials: (entry) => rialsHanded(entry),
    },
    period: summary,
    today: (await readRates(db, { userId: user.id })).usdToYer,
    entryCount: total,
    entries: eachTransaction(db, id, query),
  });
}
