import { defineApi } from '../kernel/endpoint';
import { csvOrJson, list, single, summarised } from '../kernel/reply';
import {
  BelowReplacementLine,
  CustomerLine,
  CustomerLinesQuery,
  CustomerTotals,
  InventoryLine,
  InventoryLinesQuery,
  InventoryTotals,
  OverviewQuery,
  ReportFilter,
  ReportOverview,
  SalesLine,
  SalesLinesQuery,
  SalesTotals,
} from './reports.schema';
import { reportTabs } from './reports.status';

/**
 * Each report responds with a page and the totals of all matches, or with a file of all rows when a format is
 * named.
 */
export const reportsApi = defineApi({
  overview: {
    method: 'GET',
    path: '/reports/overview',
    access: reportTabs.overview.right,
    summary: 'نظرة عامة: مبيعات اليوم والمخزون والعملاء ومبيعات الأيام',
    query: OverviewQuery,
    reply: csvOrJson(single(ReportOverview)),
  },
  inventory: {
    method: 'GET',
    path: '/reports/inventory',
    access: reportTabs.inventory.right,
    summary: 'تقرير المخزون: الأصناف، أو ما تحرك منها في فترة',
    query: InventoryLinesQuery,
    reply: csvOrJson(summarised(InventoryLine, InventoryTotals)),
  },
  sales: {
    method: 'GET',
    path: '/reports/sales',
    access: reportTabs.sales.right,
    summary: 'تقرير المبيعات بالفواتير والإجماليات',
    query: SalesLinesQuery,
    reply: csvOrJson(summarised(SalesLine, SalesTotals)),
  },
  belowReplacement: {
    method: 'GET',
    path: '/reports/below-replacement',
    access: reportTabs.sales.right,
    summary: 'ما بيع بأقل من آخر سعر شراء، حسب البائع',
    query: ReportFilter,
    reply: list(BelowReplacementLine),
  },
  customers: {
    method: 'GET',
    path: '/reports/customers',
    access: reportTabs.customers.right,
    summary: 'تقرير أرصدة العملاء',
    query: CustomerLinesQuery,
    reply: csvOrJson(summarised(CustomerLine, CustomerTotals)),
  },
});
