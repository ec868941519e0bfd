import { keepPreviousData } from '@tanstack/react-query';
import { defaultOwnerPeriod, ownerPeriods, ownerReportApi, type OwnerPeriod } from '@turoos/contract';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';

/** The number of days to look back, from the URL. */
export function useOwnerPeriod(): [OwnerPeriod, (period: OwnerPeriod) => void] {
  const wanted = Number(useSearch().period);
  const period = ownerPeriods.find((days) => days === wanted) ?? defaultOwnerPeriod;
  const choose = (days: OwnerPeriod) =>
    void navigate({
      to: '.',
      search: days === defaultOwnerPeriod ? {} : { period: String(days) },
      replace: true,
      keepScroll: true,
    });
  return [period, choose];
}

/** The queries of the six sections, fetched in parallel; each follows changes by others. */
export function useOwnerReport(period: OwnerPeriod) {
  const sections = {
    summary: useData('sales', ownerReportApi.summary, {}),
    sales: useData(
      'sales',
      ownerReportApi.sales,
      { query: { period } },
      { placeholderData: keepPreviousData },
    ),
    inventory: useData('inventory', ownerReportApi.inventory, {}),
    financial: useData('customers', ownerReportApi.financial, {}),
    kpi: useData('sales', ownerReportApi.kpi, {}),
    alerts: useData('inventory', ownerReportApi.alerts, {}),
  };
  const all = Object.values(sections);
  return {
    ...sections,
    all,
    /** Whether every section failed; a single failure leaves the others visible. */
    failed: all.every(hasFailed),
  };
}
export type OwnerReport = ReturnType<typeof useOwnerReport>;
