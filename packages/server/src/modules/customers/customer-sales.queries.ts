import { adenDay, must, paymentStatus, type CustomerSales } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { inRials, rialsSum, soldInRials, sumInRials } from '../../db/rials';
import { readCustomer } from './customers.queries';
import { lastMonths } from './customers.rules';

const monthsShown = 12;
const net = sql<number>`coalesce(sum(grand_total - refund_amount), 0)`;

/** Reads a customer's sales without cancelled and held invoices, net of refunds. */
export async function readCustomerSales(db: Db, id: string): Promise<CustomerSales> {
  await readCustomer(db, id);
  const months = lastMonths(adenDay(), monthsShown);
  const [totals, byMonth, byStatus] = await Promise.all([
    readTotals(db, id),
    readMonths(db, id, must(months[0])),
    readStatuses(db, id),
  ]);
  return {
    ...totals,
    byMonth: months.map(
      (month) => byMonth.find((one) => one.month === month) ?? { month, count: 0, total: 0 },
    ),
    byPaymentStatus: Object.keys(paymentStatus).flatMap((name) =>
      byStatus.filter((one) => one.paymentStatus === name),
    ),
  };
}

const bought = (db: Db, id: string) =>
  db.selectFrom('sales').where('customerId', '=', id).where('status', 'in', ['completed', 'refunded']);

/** Paid at the sale minus cash refunds, at the invoice's rate; later payments have rates of their own. */
const paidAtSale = sql`(till_paid - (refund_amount - refund_debt))`;
const atSale = sql`coalesce(${inRials(paidAtSale, sql`usd_to_yer`)}, 0)`;

const readTotals = (db: Db, id: string) =>
  bought(db, id)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      net.as('total'),
      // cash refunds reduce the paid amount
      sql<number>`coalesce(sum(paid - (refund_amount - refund_debt)), 0)`.as('paid'),
      sql<number>`coalesce(sum(remaining), 0)`.as('outstanding'),
      sql<number>`coalesce(sum(refund_amount), 0)`.as('refunded'),
      sql<CustomerSales['rials']>`json_build_object(
        'total', ${soldInRials},
        'paid', ${rialsSum(
          sql`sum(${atSale} + later_rials)`,
          sql`sum(case when usd_to_yer is null then ${paidAtSale} else 0 end + later_unrated)`,
        )},
        'refunded', ${sumInRials(sql`refund_amount`)})`.as('rials'),
      sql<Date | null>`max(created_at)`.as('lastPurchase'),
    ])
    .executeTakeFirstOrThrow();

const readMonths = (db: Db, id: string, since: string) =>
  bought(db, id)
    .select(({ fn }) => [
      sql<string>`to_char(created_at at time zone 'Asia/Aden', 'YYYY-MM')`.as('month'),
      fn.countAll<number>().as('count'),
      net.as('total'),
    ])
    .where('createdAt', '>=', sql<Date>`${`${since}-01`}::timestamp at time zone 'Asia/Aden'`)
    .groupBy('month')
    .execute();

const readStatuses = (db: Db, id: string) =>
  bought(db, id)
    .select(({ fn }) => ['paymentStatus', fn.countAll<number>().as('count'), net.as('total')])
    .groupBy('paymentStatus')
    .execute();
