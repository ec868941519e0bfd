import { can, dashboardApi, type SetupState } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';

/** How far the shop is set up, for those who do it; nothing once it is done or they put the guide away. */
export function useSetup(): SetupState | undefined {
  const enabled = can(useUser(), 'settings:update');
  // what is done on other screens belongs to many topics: coming home asks anew
  const { data } = useData('settings', dashboardApi.setup, {}, { enabled, staleTime: 0 });
  return data?.dismissed || (data && Object.values(data.done).every(Boolean)) ? undefined : data;
}
