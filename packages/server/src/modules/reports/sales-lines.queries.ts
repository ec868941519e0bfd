import {
  parseSort,
  reportPaymentOf,
  type PaymentStatus,
  type SalesLine,
  type SalesLinesQuery,
} from '@turoos/contract';
import { sql, type Expression, type NotNull, type SqlBool } from 'kysely';
import type { Db } from '../../db/connect';
import { fromSales, salesConditions } from '../sales';

export type SalesLinesFilter = Pick<SalesLinesQuery, 'keyword' | 'q' | 'startDate' | 'endDate'>;

/** Finds sales, without held and cancelled invoices. */
export const foundSales = (db: Db, { keyword, q, startDate, endDate }: SalesLinesFilter) =>
  fromSales(db)
    .where('sales.status', 'in', ['completed', 'refunded'])
    .where((e): Expression<SqlBool> => e.and(salesConditions(e, { q: keyword ?? q, startDate, endDate })));

const sortColumns = {
  createdAt: 'sales.createdAt',
  saleNumber: 'sales.saleNumber',
  grandTotal: 'sales.grandTotal',
} as const;

/** Sorts lines; invoices with equal keys stay in the order of their numbers. */
function sortedLines(db: Db, query: SalesLinesFilter & Pick<SalesLinesQuery, 'sort'>) {
  const { field, direction } = parseSort(query.sort);
  return (
    foundSales(db, query)
      .select([
        'sales.id',
        'sales.saleNumber',
        'sales.customerName',
        'sales.createdAt',
        'sales.grandTotal as total',
        'sales.usdToYer',
        'sales.paymentStatus',
        sql<number>`(select count(*) from sale_items i where i.sale_id = sales.id)`.as('itemCount'),
      ])
      .orderBy(sortColumns[field], direction)
      .orderBy('sales.id', direction)
      // an invoice that counts has a number
      .$narrowType<{ saleNumber: NotNull }>()
  );
}

type Row = Omit<SalesLine, '_id' | 'usd_to_yer' | 'payment'> & {
  id: string;
  usdToYer: number | null;
  paymentStatus: PaymentStatus;
};

const present = ({ id, usdToYer, paymentStatus, ...row }: Row): SalesLine => ({
  ...row,
  _id: id,
  usd_to_yer: usdToYer,
  payment: reportPaymentOf(paymentStatus),
});

export async function readSalesLines(db: Db, query: SalesLinesQuery): Promise<SalesLine[]> {
  const rows = await sortedLines(db, query)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(present);
}

export async function* eachSalesLine(db: Db, query: SalesLinesQuery): AsyncIterable<SalesLine> {
  for await (const row of sortedLines(db, query).stream(500)) yield present(row);
}
