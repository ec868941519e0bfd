import { must, type SalesFilter, type SalesSummary } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { soldInRials, sumInRials } from '../../db/rials';
import { periodOf, salesConditions } from './list-sales';
import { withCounts, type SummedSales } from './sales-totals.queries';
import { fromSales } from './sales.queries';

/** Whether a filter goes beyond days, so that the daily totals can't be used. */
export const isNarrowed = ({ q, customer, paymentStatus, status }: SalesFilter): boolean =>
  Boolean(q || customer || paymentStatus || status);

/** Sums up the invoices that match the list's filter. */
export async function sumFoundSales(db: Db, filter: SalesFilter): Promise<SalesSummary> {
  const found = fromSales(db)
    .select(['sales.status', 'sales.paymentStatus', 'sales.remaining', 'sales.usdToYer'])
    .select([sold('grand_total').as('grandTotal'), sold('refund_amount').as('refundAmount')])
    .where((e) => e.and(salesConditions(e, filter)));
  const { rows } = await sql<SummedSales>`
    select coalesce(sum(grand_total - refund_amount), 0) as total_sales,
      count(*) filter (where status in ('completed', 'refunded')) as total_orders,
      count(*) filter (where remaining > 0 and payment_status = 'partial') as partial,
      count(*) filter (where remaining > 0 and payment_status = 'deferred') as deferred,
      count(*) filter (where status = 'refunded') as refunded,
      count(*) filter (where status = 'pending') as held,
      count(*) filter (where status = 'cancelled') as cancelled,
      coalesce(sum(refund_amount), 0) as refunded_amount,
      json_build_object('totalSales', ${soldInRials}, 'refundedAmount', ${sumInRials(sql`refund_amount`)}) as rials,
      coalesce(sum(remaining), 0) as outstanding
    from (${found}) found`.execute(db);
  const { startDate = null, endDate = null } = periodOf(filter);
  return { startDate, endDate, ...withCounts(must(rows[0])) };
}

/** An amount of an invoice; 0 for held and cancelled ones, which are no sales. */
const sold = (column: 'grand_total' | 'refund_amount') =>
  sql<number>`case when sales.status in ('completed', 'refunded') then ${sql.ref(`sales.${column}`)} else 0 end`;
