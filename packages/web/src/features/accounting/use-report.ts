import { keepPreviousData } from '@tanstack/react-query';
import type { Endpoint, Given } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';

/** Reads a report. It is fetched on every visit, because almost every action of the shop changes the books. */
export const useReport = <E extends Endpoint>(endpoint: E, query: object, enabled = true) =>
  useData('accounting', endpoint, { query } as Given<E>, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled,
  });
