import { can, dashboardApi } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';

/** How many sales wait for the user's decision; none for users who do not decide. */
export const useUndecidedSales = (): number =>
  useData('offline-sales', dashboardApi.undecidedSales, {}, { enabled: can(useUser(), 'sales:decide') })
    .data ?? 0;
