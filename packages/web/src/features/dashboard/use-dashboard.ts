import { can, dashboardApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';
import { useBranch } from '@/shared/warehouses/use-branches';

/** Asks for the figures of the branch in the address. */
function useAsked() {
  const warehouse = useBranch();
  return { query: warehouse ? { warehouse } : {} };
}

/**
 * The dashboard's queries, as far as this user may read them; each follows changes by others. All branches share the
 * customers.
 */
export function useDashboard() {
  const user = useUser();
  const asked = useAsked();
  return {
    sales: useData('sales', dashboardApi.sales, asked, { enabled: can(user, 'sales:read') }),
    customers: useData('customers', dashboardApi.customers, {}, { enabled: can(user, 'customers:read') }),
    stock: useData('inventory', dashboardApi.stock, asked, { enabled: can(user, 'inventory:read') }),
  };
}

/** What waits for the user's decision. */
export const useNeeds = () => useData('cash', dashboardApi.needs, {}, { staleTime: 0 });

/** What was taken today. */
export const useCash = () =>
  useData('cash', dashboardApi.cash, useAsked(), { enabled: can(useUser(), 'cash:read') });

/** How far the shop is set up, for those who may change it. */
export const useSetup = () =>
  // steps are done on screens of many topics, so the state is fetched again on every visit
  useData('settings', dashboardApi.setup, {}, { enabled: can(useUser(), 'settings:update'), staleTime: 0 });

export type Dashboard = ReturnType<typeof useDashboard>;
