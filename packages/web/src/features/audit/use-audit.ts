import { auditApi, type Given } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';

const filters = ['user', 'entity', 'action', 'startDate', 'endDate'] as const;

type Query = NonNullable<Given<typeof auditApi.list>['query']>;

/** The log as the URL narrows it. Everything that happens adds to it, so each visit looks anew. */
export function useAudit() {
  const list = useListState({ filters });
  const query = list.query as Query;
  const entries = useData(
    'audit',
    auditApi.list,
    { query },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return { list, query, entries };
}
