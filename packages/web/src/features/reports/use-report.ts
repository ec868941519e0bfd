import type { Answer, Endpoint, Given, Topic } from '@turoos/contract';
import { reportsTexts } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { useSearch } from '@/lib/navigation/hooks';
import { toast } from '@/lib/toasts/toast-store';

const filterNames = ['startDate', 'endDate', 'keyword'] as const;
/** The first look at a report. */
const FIRST = 100;

/** A report's filter, order and page, in the address. */
export function useReportList(sort?: string) {
  const list = useListState({ filters: filterNames, sort });
  const limit = useSearch().limit ? list.limit : FIRST;
  return { ...list, limit, query: { ...list.query, limit } };
}
export type ReportList = ReturnType<typeof useReportList>;

/** What a report answers; when it can't be had, the documents' words say so. */
export function useReport<E extends Endpoint>(topic: Topic, endpoint: E, given: Given<E>) {
  const query = useData<E>(topic, endpoint, given, {
    placeholderData: keepPreviousData as (last: Answer<E> | undefined) => never,
  });
  const { error } = query;
  useEffect(() => {
    if (error) toast({ tone: 'danger', title: 'خطأ', message: reportsTexts.loadFailed });
  }, [error]);
  return query;
}
