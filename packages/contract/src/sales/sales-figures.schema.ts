import { z } from 'zod';
import { RialsSum, Usd } from '../kernel/money';
import { Sale } from './sales.schema';

/** Amounts exclude cancelled and held sales; totalSales is after refunds. */
export const SalesSummary = z.object({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The number of invoices in the list. */
  total: z.int(),
  totalSales: Usd,
  totalOrders: z.int(),
  /** Numbers of invoices by payment status. */
  paid: z.int(),
  partial: z.int(),
  deferred: z.int(),
  refunded: z.int(),
  /** Invoices that do not count as sales; with totalOrders they add up to total. */
  held: z.int(),
  cancelled: z.int(),
  refundedAmount: Usd,
  rials: z.object({ totalSales: RialsSum, refundedAmount: RialsSum }),
  /** The amount still owed on these invoices. */
  outstanding: Usd,
});
export type SalesSummary = z.output<typeof SalesSummary>;

export const DailySales = z.object({
  date: z.string(),
  totalSales: Usd,
  rials: RialsSum,
  orderCount: z.int(),
  sales: z.array(Sale),
});
export type DailySales = z.output<typeof DailySales>;

/** The sales of a day; days are listed oldest first, including days without a sale. */
export const SalesDay = z.object({
  date: z.string(),
  totalSales: Usd,
  rials: RialsSum,
  orderCount: z.int(),
});
export type SalesDay = z.output<typeof SalesDay>;
