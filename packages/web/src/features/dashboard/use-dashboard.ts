import { can, dashboardApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';

/** The dashboard's queries, as far as this user may read them; each follows changes by others. */
export function useDashboard() {
  const user = useUser();
  return {
    sales: useData('sales', dashboardApi.sales, {}, { enabled: can(user, 'sales:read') }),
    customers: useData('customers', dashboardApi.customers, {}, { enabled: can(user, 'customers:read') }),
    stock: useData('inventory', dashboardApi.stock, {}, { enabled: can(user, 'inventory:read') }),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
