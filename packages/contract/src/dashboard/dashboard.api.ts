import { z } from 'zod';
import { BranchQuery } from '../kernel/branch-query';
import { defineApi } from '../kernel/endpoint';
import { RialsSum, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { fixedMessage, list, single } from '../kernel/reply';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { setupSteps } from '../settings/setup-steps';
import { Unit } from '../units/units.schema';

/*
 * The data of the home screen, one call per kind of data that changes separately. It is small on purpose:
 * these are the first responses a slow connection carries, and the lists behind the figures are loaded by
 * their own screens.
 */

const RecentSale = z.object({
  _id: Id,
  saleNumber: z.string().nullable(),
  status: z.string(),
  customerName: z.string(),
  grandTotal: Usd,
  usd_to_yer: z.number().nullable(),
  createdAt: Instant,
});
const RecentCustomer = z.object({ _id: Id, name: z.string(), customerCode: z.string(), createdAt: Instant });
const Shortage = z.object({
  _id: Id,
  name: z.string(),
  partNumber: z.string(),
  unit: Unit,
  quantity: z.number(),
  minStockLevel: z.number(),
});

export const SalesOverview = z.object({
  totalSales: Usd,
  rials: RialsSum,
  totalOrders: z.int(),
  /** The last thirty days, ending with today. */
  days: z.array(z.object({ date: z.string(), totalSales: Usd, rials: RialsSum, orderCount: z.int() })),
  recent: z.array(RecentSale),
});
export type SalesOverview = z.output<typeof SalesOverview>;

export const CustomersOverview = z.object({
  /** Created within the last 30 days. */
  new: z.int(),
  recent: z.array(RecentCustomer),
});
export type CustomersOverview = z.output<typeof CustomersOverview>;

export const StockOverview = z.object({
  lowStock: z.int(),
  outOfStock: z.int(),
  /** Low parts come before parts that are out of stock: they can still be reordered in time. */
  shortages: z.array(Shortage),
});
export type StockOverview = z.output<typeof StockOverview>;

/** What was taken today, less what was handed back, by the way it was paid and by currency. */
export const CashOverview = z.object({
  taken: z.array(
    z.object({
      method: z.string(),
      currency: z.string(),
      symbol: z.string(),
      decimals: z.int(),
      amount: z.number(),
    }),
  ),
  /** Whether cash in open shifts is left out, because the user must count before knowing it. */
  isBlind: z.boolean(),
  /** The drawer of the user's open shift. */
  drawer: z.string().nullable(),
});
export type CashOverview = z.output<typeof CashOverview>;

/** What waits for this user; null where it is not the user's to decide, or nothing waits. */
export const NeedsOverview = z.object({
  /** Documents that the user may approve. */
  adjustments: z.int().nullable(),
  transfers: z.int().nullable(),
  scrap: z.int().nullable(),
  /** Requests of other branches that the user may answer. */
  requests: z.int().nullable(),
  /** Goods that the user may receive: purchases, and transfers on the way. */
  purchases: z.int().nullable(),
  arriving: z.int().nullable(),
  /** Counts under way, for those who count. */
  counts: z.int().nullable(),
  /** Invoices that are held until they are completed or cancelled. */
  heldSales: z.int().nullable(),
  /** Sales made without the server that need the user's decision. */
  undecidedSales: z.int().nullable(),
  /** Papers that no printer took, as far as the user sees the print queue. */
  failedPrints: z.int().nullable(),
  /** Parts that customers asked for in vain and nobody has decided about, for those who buy. */
  askedParts: z.int().nullable(),
  /** Customers whose part has come and who wait to be told. */
  arrivedParts: z.int().nullable(),
  /** Open debts that are older than 90 days, as the list of debtors sums them. */
  oldDebts: Usd.nullable(),
  /** Days since the last backup; `never` when there is none. */
  backup: z.union([z.int(), z.literal('never')]).nullable(),
  /** Days since the state of the newest copy elsewhere; null while none is wanted or it is fresh. */
  backupCopy: z.union([z.int(), z.literal('never')]).nullable(),
  /** Whether that is less urgent, because a computer that stands by has the whole shop too. */
  isStoodBy: z.boolean(),
});
export type NeedsOverview = z.output<typeof NeedsOverview>;

/** How far a new shop is set up. */
export const SetupState = z.object({
  dismissed: z.boolean(),
  done: z.record(z.enum(setupSteps), z.boolean()),
  /** Steps that the shop does not need. */
  skipped: z.array(z.enum(setupSteps)),
});
export type SetupState = z.output<typeof SetupState>;

export const dashboardApi = defineApi({
  sales: {
    method: 'GET',
    path: '/dashboard/sales',
    access: 'sales:read',
    summary: 'مبيعات لوحة التحكم: الإجمالي والأيام الثلاثون الأخيرة وآخر الفواتير، للمتجر أو لفرع منه',
    query: BranchQuery,
    reply: single(SalesOverview),
  },
  customers: {
    method: 'GET',
    path: '/dashboard/customers',
    access: 'customers:read',
    summary: 'عملاء لوحة التحكم: عدد الجدد وآخرهم',
    reply: single(CustomersOverview),
  },
  stock: {
    method: 'GET',
    path: '/dashboard/stock',
    access: 'inventory:read',
    summary: 'مخزون لوحة التحكم: المنخفض والنافد، في المتجر أو في فرع منه',
    query: BranchQuery,
    reply: single(StockOverview),
  },
  cash: {
    method: 'GET',
    path: '/dashboard/cash',
    access: 'cash:read',
    summary: 'مقبوضات اليوم في لوحة التحكم: بحسب الطريقة والعملة، للمتجر أو لفرع منه',
    query: BranchQuery,
    reply: single(CashOverview),
  },
  branches: {
    method: 'GET',
    path: '/dashboard/branches',
    access: 'warehouses:read',
    summary: 'الفروع التي تُعرض أرقامها: المستودعات النشطة',
    reply: list(Named),
  },
  needs: {
    method: 'GET',
    path: '/dashboard/needs',
    access: 'signed-in',
    summary: 'ما ينتظر المستخدم: اعتمادات وفواتير معلقة وديون قديمة ونسخ احتياطي، بحسب صلاحياته',
    reply: single(NeedsOverview),
  },
  setup: {
    method: 'GET',
    path: '/dashboard/setup',
    access: 'settings:update',
    summary: 'خطوات تجهيز المتجر وما تم منها',
    reply: single(SetupState),
  },
  dismissSetup: {
    method: 'POST',
    path: '/dashboard/setup/dismiss',
    access: 'settings:update',
    summary: 'إخفاء دليل تجهيز المتجر للجميع',
    reply: fixedMessage('أُخفيت خطوات التجهيز'),
    touches: ['settings'],
  },
  skipSetupStep: {
    method: 'POST',
    path: '/dashboard/setup/skip',
    access: 'settings:update',
    summary: 'تخطي خطوة لا يحتاج إليها المتجر من دليل تجهيزه',
    body: z.strictObject({ step: z.enum(setupSteps) }),
    reply: fixedMessage('تم تخطي الخطوة'),
    touches: ['settings'],
  },
});
