import { defaultOwnerPeriod, ownerPeriods, ownerReportApi, type OwnerPeriod } from '@turoos/contract';
import { hasFailed } from '@/lib/http/query-state';
import { useData } from '@/lib/http/use-data';
import { navigate, useSearch } from '@/lib/navigation/hooks';
import type { Search } from '@/lib/navigation/target';
import { useBranch } from '@/shared/warehouses/use-branches';

/** The number of days to look back, from the URL. */
export function useOwnerPeriod(): [OwnerPeriod, (period: OwnerPeriod) => void] {
  const wanted = Number(useSearch().period);
  const period = ownerPeriods.find((days) => days === wanted) ?? defaultOwnerPeriod;
  const choose = (days: OwnerPeriod) =>
    void navigate({
      to: '.',
      search: (now: Search) => ({ ...now, period: days === defaultOwnerPeriod ? undefined : String(days) }),
      replace: true,
      keepScroll: true,
    });
  return [period, choose];
}

/** The branch that a query of the sales asked for. */
const branchOf = (queryKey: readonly unknown[] = []): string | undefined =>
  (queryKey.at(-1) as { query?: { warehouse?: string } } | undefined)?.query?.warehouse;

/**
 * The queries of the six sections, for the branch in the address if there is one, fetched in parallel; each follows
 * changes by others.
 */
export function useOwnerReport(period: OwnerPeriod) {
  const warehouse = useBranch();
  const query = warehouse ? { warehouse } : {};
  const sections = {
    summary: useData('sales', ownerReportApi.summary, { query }),
    sales: useData(
      'sales',
      ownerReportApi.sales,
      { query: { ...query, period } },
      // another period of the same branch, and never another branch
      {
        placeholderData: (before, asked) =>
          before && branchOf(asked?.queryKey) === warehouse ? before : undefined,
      },
    ),
    inventory: useData('inventory', ownerReportApi.inventory, { query }),
    financial: useData('customers', ownerReportApi.financial, {}, { enabled: !warehouse }),
    kpi: useData('sales', ownerReportApi.kpi, { query }),
    alerts: useData('inventory', ownerReportApi.alerts, { query }),
  };
  const { financial, ...split } = sections;
  const all = Object.values(warehouse ? split : { ...split, financial });
  return {
    ...sections,
    all,
    /** Whether every section failed; a single failure leaves the others visible. */
    failed: all.every(hasFailed),
  };
}
export type OwnerReport = ReturnType<typeof useOwnerReport>;
