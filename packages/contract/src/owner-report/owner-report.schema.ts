import { z } from 'zod';
import { Amount } from '../currencies/currencies.schema';
import { Ageing } from '../customers/customers.schema';
import { BranchQuery } from '../kernel/branch-query';
import { keysOf } from '../kernel/keys-of';
import { RialsSum, Usd } from '../kernel/money';
import { Id } from '../kernel/text';
import {
  alertPriorities,
  alertSubjects,
  alertTypes,
  defaultOwnerPeriod,
  ownerPeriods,
  ownerReportTexts,
  ownerStockStatus,
} from './owner-report.status';
import { Unit } from '../units/units.schema';

export const PeriodQuery = z.object({
  period: z.coerce
    .number(ownerReportTexts.period)
    .refine((days) => ownerPeriods.some((known) => known === days), ownerReportTexts.period)
    .transform((days) => ownerPeriods.find((known) => known === days) ?? defaultOwnerPeriod)
    .default(defaultOwnerPeriod),
});
export const BranchPeriodQuery = PeriodQuery.extend(BranchQuery.shape);

/**
 * The result of the same days in the books. `profit` counts a refund on the day of its sale and knows no other
 * gains and losses: profit + differences - expenses = net profit. Null for days before the books begin, and
 * for a branch, because the books are the whole shop's.
 */
const booked = { expenses: Usd.nullable(), differences: Usd.nullable(), netProfit: Usd.nullable() };
/** The day of the opening entry; null if the shop has kept books from its first day. */
const booksSince = z.string().nullable();

/** `rials` are those of the sales, each at the rate of its invoice; the books have dollars only. */
export const OwnerSummary = z.object({
  today: z.object({ sales: Usd, rials: RialsSum, orders: z.int() }),
  month: z.object({ sales: Usd, rials: RialsSum, profit: Usd, ...booked }),
  booksSince,
  /** Null for a branch, because all branches share them. */
  customers: z.object({ active: z.int(), total: z.int() }).nullable(),
  inventory: z.object({ totalProducts: z.int(), lowStock: z.int(), outOfStock: z.int() }),
});
export type OwnerSummary = z.output<typeof OwnerSummary>;

const PeriodTotals = z.object({ sales: Usd, rials: RialsSum, profit: Usd, orders: z.int() });
export type PeriodTotals = z.output<typeof PeriodTotals>;
const NetTotals = PeriodTotals.extend(booked);
export type NetTotals = z.output<typeof NetTotals>;

/** `_id` holds the name, as in the specification; a separate field identifies the record. */
export const SalesAnalytics = z.object({
  topProducts: z.array(
    z.object({
      _id: z.string(),
      product: Id,
      partNumber: z.string(),
      unit: Unit,
      totalSold: z.number(),
      totalRevenue: Usd,
      rials: RialsSum,
    }),
  ),
  topCustomers: z.array(
    z.object({ _id: z.string(), customer: Id, orderCount: z.int(), totalSpent: Usd, rials: RialsSum }),
  ),
  totals: NetTotals,
  /** The totals of the same number of days before. */
  previous: NetTotals,
  booksSince,
  /** Ending with today; each day is paired with the corresponding day of the previous period. */
  days: z.array(
    z.object({
      date: z.string(),
      sales: Usd,
      rials: RialsSum,
      profit: Usd,
      previousSales: Usd,
      previousRials: RialsSum,
      previousProfit: Usd,
    }),
  ),
});
export type SalesAnalytics = z.output<typeof SalesAnalytics>;

export const InventoryInsights = z.object({
  stockStatus: z.array(z.object({ _id: z.enum(keysOf(ownerStockStatus)), count: z.int() })),
  /** At cost. */
  inventoryValue: z.object({ totalValue: Usd, totalQuantity: z.number() }),
  deadStock: z.object({
    count: z.int(),
    value: Usd,
    /** The parts that tie up the most money. */
    parts: z.array(
      z.object({
        _id: Id,
        name: z.string(),
        partNumber: z.string(),
        unit: Unit,
        quantity: z.number(),
        value: Usd,
        lastSold: z.string().nullable(),
      }),
    ),
  }),
});
export type InventoryInsights = z.output<typeof InventoryInsights>;

export const FinancialOverview = z.object({
  receivables: z.object({ total: Usd, count: z.int() }),
  payables: z.object({ total: Usd, count: z.int() }),
  monthlyFinancials: z.object({ avgOrderValue: Usd, rials: RialsSum, totalOrders: z.int() }),
  /** What all drawers, safes, banks and exchangers hold, currency by currency, with its value in the books. */
  money: z.array(z.object({ currency: z.string(), amount: Amount, value: Usd })),
  /** The debt of all customers by days since the sale. */
  ageing: Ageing.omit({ oldestDays: true }),
});
export type FinancialOverview = z.output<typeof FinancialOverview>;

export const KpiMetrics = z.object({
  /** Percent compared with the previous month up to the same day; 0 when it had no sales. */
  salesGrowthRate: z.number(),
  /** Of the last thirty days. */
  avgOrderValue: Usd,
  avgOrderRials: RialsSum,
  /** Cost of goods sold in the last thirty days divided by the cost of current stock; 0 without stock. */
  inventoryTurnover: z.number(),
  currentSales: Usd,
  currentRials: RialsSum,
  previousSales: Usd,
  previousRials: RialsSum,
});
export type KpiMetrics = z.output<typeof KpiMetrics>;

export const OwnerAlert = z.object({
  type: z.enum(alertTypes),
  priority: z.enum(keysOf(alertPriorities)),
  title: z.string(),
  message: z.string(),
  subject: z.enum(alertSubjects),
});
export type OwnerAlert = z.output<typeof OwnerAlert>;

const BranchTotals = PeriodTotals.extend({ /** At cost. */ stockValue: Usd });

/** The branches of the shop side by side. An invoice belongs to the warehouse that all its goods came from. */
export const BranchComparison = z.object({
  branches: z.array(BranchTotals.extend({ _id: Id, name: z.string() })),
  /** Invoices with goods of several warehouses, which belong to none; null when there are none. */
  shared: PeriodTotals.nullable(),
  total: BranchTotals,
});
export type BranchComparison = z.output<typeof BranchComparison>;
