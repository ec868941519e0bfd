import { z } from 'zod';
import { customerStanding } from '../customers/customers.status';
import { stockStatus } from '../inventory/stock.status';
import { keysOf } from '../kernel/keys-of';
import { Cost, RialsSum, Usd } from '../kernel/money';
import { flag, listQuery } from '../kernel/paging';
import { isBackwards, periodText } from '../kernel/period';
import { Id } from '../kernel/text';
import { Day, Instant } from '../kernel/time';
import { exportFormatNames, reportPayments } from './reports.status';
import { Unit } from '../units/units.schema';

const countOf = <T extends object>(words: T) => z.record(z.enum(keysOf(words)), z.int());

/** The filters of every report. */
const filter = {
  startDate: Day.optional(),
  endDate: Day.optional(),
  keyword: z.string().trim().max(200).optional(),
};

/** A report is also available as a file, with or without a header row. */
const file = { format: z.enum(exportFormatNames).optional(), headers: flag.default(true) };

const inOrder = <S extends z.ZodObject<typeof filter>>(schema: S): S =>
  schema.refine((period) => !isBackwards(period), {
    path: ['endDate'],
    message: periodText,
  });

/** The filters as entered in the dialog. */
export const ReportFilter = inOrder(z.object(filter));
export type ReportFilter = z.output<typeof ReportFilter>;

export const OverviewQuery = inOrder(z.object({ ...filter, ...file }));
export type OverviewQuery = z.output<typeof OverviewQuery>;

const rows = {
  ...filter,
  ...file,
  limit: z.coerce.number('يجب إدخال رقم صحيح').int().min(1).max(1000).default(100),
};
export const InventoryLinesQuery = inOrder(listQuery(['name', 'partNumber'], 'name', rows));
export type InventoryLinesQuery = z.output<typeof InventoryLinesQuery>;
export const SalesLinesQuery = inOrder(
  listQuery(['createdAt', 'saleNumber', 'grandTotal'], '-createdAt', rows),
);
export type SalesLinesQuery = z.output<typeof SalesLinesQuery>;
export const CustomerLinesQuery = inOrder(
  listQuery(['name', 'createdAt', 'balance', 'loyaltyPoints'], 'name', rows),
);
export type CustomerLinesQuery = z.output<typeof CustomerLinesQuery>;

/** What a seller sold below the last purchase price of its parts, without what was returned. */
export const BelowReplacementLine = z.object({
  seller: z.string(),
  invoices: z.int(),
  lines: z.int(),
  /** How much less than the purchase prices it brought. */
  shortfall: Cost,
});
export type BelowReplacementLine = z.output<typeof BelowReplacementLine>;

const ReportDay = z.object({
  date: z.string(),
  orders: z.int(),
  sales: Usd,
  refunds: Usd,
  net: Usd,
  rials: z.object({ sales: RialsSum, refunds: RialsSum, net: RialsSum }),
});
export type ReportDay = z.output<typeof ReportDay>;

/** Sections the user may not see are null. */
export const ReportOverview = z.object({
  date: z.string(),
  today: z.object({ sales: Usd, rials: RialsSum, orders: z.int() }).nullable(),
  inventory: z.object({ items: z.int() }).nullable(),
  customers: z.object({ new: z.int(), total: z.int() }).nullable(),
  /** Days with sales, by default within the last thirty days. */
  days: z.array(ReportDay),
  totals: ReportDay.omit({ date: true }),
});
export type ReportOverview = z.output<typeof ReportOverview>;

export const InventoryLine = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  category: z.string().nullable(),
  unit: Unit,
  quantity: z.number(),
  salePrice: Usd,
  warehouse: z.string().nullable(),
  status: z.enum(keysOf(stockStatus)),
});
export type InventoryLine = z.output<typeof InventoryLine>;

export const InventoryTotals = z.object({
  count: z.int(),
  quantity: z.number(),
  /** At selling prices. */
  value: Usd,
  levels: countOf(stockStatus),
});
export type InventoryTotals = z.output<typeof InventoryTotals>;

export const SalesLine = z.object({
  _id: Id,
  saleNumber: z.string(),
  customerName: z.string(),
  createdAt: Instant,
  itemCount: z.int(),
  total: Usd,
  usd_to_yer: z.number().nullable(),
  payment: z.enum(keysOf(reportPayments)),
});
export type SalesLine = z.output<typeof SalesLine>;

export const SalesTotals = z.object({
  count: z.int(),
  items: z.int(),
  total: Usd,
  refunds: Usd,
  rials: z.object({ total: RialsSum, refunds: RialsSum }),
  outstanding: Usd,
  payments: countOf(reportPayments),
  /** By day, or by month for periods of more than three months. */
  trend: z.array(z.object({ date: z.string(), total: Usd, rials: RialsSum })),
});
export type SalesTotals = z.output<typeof SalesTotals>;

export const CustomerLine = z.object({
  _id: Id,
  name: z.string(),
  phone: z.string(),
  creditLimit: Usd,
  balance: Usd,
  isOverLimit: z.boolean(),
  loyaltyPoints: z.int(),
  status: z.enum(keysOf(customerStanding)),
});
export type CustomerLine = z.output<typeof CustomerLine>;

export const CustomerTotals = z.object({
  count: z.int(),
  creditLimit: Usd,
  balance: Usd,
  /** The debt of customers to the shop, and the credit they have with it. */
  owed: Usd,
  credit: Usd,
  loyaltyPoints: z.int(),
  overLimit: z.int(),
  standings: countOf(customerStanding),
});
export type CustomerTotals = z.output<typeof CustomerTotals>;
