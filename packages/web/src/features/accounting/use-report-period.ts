import { isBackwards, namedPeriod, wholePeriod, type DayRange } from '@turoos/contract';
import { useListState, type ListState } from '@/lib/list/use-list-state';

const periodFilters = ['startDate', 'endDate'] as const;

export type ReportPeriod = {
  /** The days of the report, this month if none were chosen. */
  days: DayRange;
  /** Whether the chosen days can be reported: the last is not before the first. */
  isPossible: boolean;
  list: Pick<ListState<'startDate' | 'endDate'>, 'filters' | 'setFilter'>;
  choose: (days: DayRange) => void;
};

/** The period of a report, stored in the URL. */
export function useReportPeriod(): ReportPeriod {
  const state = useListState({ filters: periodFilters });
  const { startDate, endDate } = state.filters;
  const days = wholePeriod({ startDate: startDate || undefined, endDate: endDate || undefined });
  return {
    days,
    isPossible: !isBackwards(days),
    list: { filters: days, setFilter: (name, value) => state.apply(null, { ...days, [name]: value }) },
    choose: (chosen) => state.apply(null, sameAsDefault(chosen) ? { startDate: '', endDate: '' } : chosen),
  };
}

const sameAsDefault = ({ startDate, endDate }: DayRange): boolean => {
  const usual = namedPeriod('thisMonth');
  return usual.startDate === startDate && usual.endDate === endDate;
};
