import { countedAfter, nouns } from '@turoos/contract';
import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';

export const debtorFilters = ['minDays'] as const;

const ages = [30, 60, 90, 180].map((days) => ({
  value: String(days + 1),
  label: `أقدم من ${countedAfter(days, nouns.day)}`,
}));

export const DebtorFilters = ({ list }: { list: ListState<(typeof debtorFilters)[number]> }) => (
  <FilterBar list={list} searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز">
    <FilterSelect list={list} name="minDays" label="عمر الدين" all="كل الأعمار" options={ages} />
  </FilterBar>
);
