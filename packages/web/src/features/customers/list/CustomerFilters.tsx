import type { ListState } from '@/lib/list/use-list-state';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';

export const customerFilters = ['status', 'balance'] as const;

const statuses = [
  { value: 'active', label: 'النشطون' },
  { value: 'blocked', label: 'المحظورون' },
];
const balances = [
  { value: 'credit', label: 'رصيد موجب' },
  { value: 'zero', label: 'رصيد صفر' },
  { value: 'debt', label: 'مدين' },
];

export function CustomerFilters({ list }: { list: ListState<(typeof customerFilters)[number]> }) {
  return (
    <FilterBar list={list} searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز">
      <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      <FilterSelect list={list} name="balance" label="الرصيد" all="كل الأرصدة" options={balances} />
    </FilterBar>
  );
}
