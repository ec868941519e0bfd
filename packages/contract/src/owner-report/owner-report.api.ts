import { BranchQuery } from '../kernel/branch-query';
import { defineApi } from '../kernel/endpoint';
import { list, single } from '../kernel/reply';
import {
  BranchComparison,
  BranchPeriodQuery,
  FinancialOverview,
  InventoryInsights,
  KpiMetrics,
  OwnerAlert,
  OwnerSummary,
  PeriodQuery,
  SalesAnalytics,
} from './owner-report.schema';

/** The sections of the owner's report as separate calls, so that one failure leaves the others intact. */
export const ownerReportApi = defineApi({
  summary: {
    method: 'GET',
    path: '/owner-report/dashboard-summary',
    access: 'ownerReport:read',
    summary: 'ملخص المالك: مبيعات اليوم والشهر والربح والعملاء والمخزون، للمتجر أو لفرع منه',
    query: BranchQuery,
    reply: single(OwnerSummary),
  },
  sales: {
    method: 'GET',
    path: '/owner-report/sales-analytics',
    access: 'ownerReport:read',
    summary: 'تحليل المبيعات في فترة: الأيام والأصناف والعملاء الأعلى',
    query: BranchPeriodQuery,
    reply: single(SalesAnalytics),
  },
  inventory: {
    method: 'GET',
    path: '/owner-report/inventory-insights',
    access: 'ownerReport:read',
    summary: 'حالة المخزون وقيمته والأصناف الراكدة، في المتجر أو في فرع منه',
    query: BranchQuery,
    reply: single(InventoryInsights),
  },
  financial: {
    method: 'GET',
    path: '/owner-report/financial-overview',
    access: 'ownerReport:read',
    summary: 'الوضع المالي: ما للمتجر وما عليه وأعمار الديون',
    reply: single(FinancialOverview),
  },
  kpi: {
    method: 'GET',
    path: '/owner-report/kpi-metrics',
    access: 'ownerReport:read',
    summary: 'مؤشرات الأداء: النمو ومتوسط الفاتورة ودوران المخزون، للمتجر أو لفرع منه',
    query: BranchQuery,
    reply: single(KpiMetrics),
  },
  alerts: {
    method: 'GET',
    path: '/owner-report/alerts',
    access: 'ownerReport:read',
    summary: 'تنبيهات المالك، الأهم أولاً، للمتجر أو لفرع منه',
    query: BranchQuery,
    reply: list(OwnerAlert),
  },
  branches: {
    method: 'GET',
    path: '/owner-report/branches',
    access: 'ownerReport:read',
    summary: 'مقارنة الفروع في فترة: المبيعات والربح والفواتير وقيمة المخزون',
    query: PeriodQuery,
    reply: single(BranchComparison),
  },
});
