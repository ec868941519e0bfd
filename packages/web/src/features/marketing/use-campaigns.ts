import { marketingApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { useSearch } from '@/lib/navigation/hooks';

const filters = ['status', 'type', 'startDate'] as const;
const CAMPAIGNS_PER_PAGE = 10;

type Query = NonNullable<Given<typeof marketingApi.list>['query']>;

/** The list as the URL describes it, and the figures above it. */
export function useCampaigns() {
  const state = useListState({ filters });
  const limit = useSearch().limit ? state.limit : CAMPAIGNS_PER_PAGE;
  const list = { ...state, limit };
  const query = { ...state.query, limit } as Query;
  const campaigns = useData('marketing', marketingApi.list, { query }, { placeholderData: keepPreviousData });
  const summary = useData('marketing', marketingApi.statistics, {});
  return { list, query, campaigns, summary };
}

export type Campaigns = ReturnType<typeof useCampaigns>;
