import { keepPreviousData } from '@tanstack/react-query';
import type { Answer, Given, Topic } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { filtersOfFigures, type FigureFilter } from './figure-filter';
import type { ListEndpoint, ListResult } from './use-list';

type Figures = readonly { filter?: FigureFilter }[];
type SummaryOf<E extends ListEndpoint> = Answer<E> extends { summary: infer Summary } ? Summary : never;

/**
 * The summary that comes with a list, for the figures above it. While one of them is chosen it is that of the list before
 * the choice, which is remembered, so that the figures stay as they were.
 */
export function useSummary<E extends ListEndpoint>(
  topic: Topic,
  endpoint: E,
  list: ListResult<E> & { filters: FigureFilter },
  figures: Figures,
) {
  const filters = filtersOfFigures(
    figures.map(({ filter }) => filter),
    list.filters,
  );
  const isChosen = filters !== list.filters;
  const blank = Object.entries(filters).filter(([, value]) => value === '');
  const query = { ...list.query, page: 1, ...Object.fromEntries(blank.map(([name]) => [name, undefined])) };
  const before = useData(topic, endpoint, { query } as Given<E>, {
    enabled: isChosen,
    placeholderData: keepPreviousData,
  });
  const shown = isChosen ? before : list.result;
  return { ...shown, data: (shown.data as { summary: SummaryOf<E> } | undefined)?.summary };
}
