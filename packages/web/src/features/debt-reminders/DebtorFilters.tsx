import { countedAfter, nouns } from '@turoos/contract';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import type { useDebtors } from './use-debtors';

const ages = [30, 60, 90, 180].map((days) => ({
  value: String(days + 1),
  label: `أقدم من ${countedAfter(days, nouns.day)}`,
}));

export const DebtorFilters = ({ list }: { list: ReturnType<typeof useDebtors>['list'] }) => (
  <FilterBar list={list} searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز">
    <FilterSelect list={list} name="minDays" label="عمر الدين" all="كل الأعمار" options={ages} />
  </FilterBar>
);
