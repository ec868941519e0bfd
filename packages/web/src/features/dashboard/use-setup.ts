import { can, dashboardApi, type SetupState } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useUser } from '@/lib/session/session-state';

/** The state of the shop's setup for users who may change it; undefined once done or dismissed. */
export function useSetup(): SetupState | undefined {
  const enabled = can(useUser(), 'settings:update');
  // steps are done on screens of many topics, so the state is fetched again on every visit
  const { data } = useData('settings', dashboardApi.setup, {}, { enabled, staleTime: 0 });
  return data?.dismissed || (data && Object.values(data.done).every(Boolean)) ? undefined : data;
}
