import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import type { useCustomers } from './use-customers';

const statuses = [
  { value: 'active', label: 'النشطون' },
  { value: 'blocked', label: 'المحظورون' },
];
const balances = [
  { value: 'credit', label: 'رصيد موجب' },
  { value: 'zero', label: 'رصيد صفر' },
  { value: 'debt', label: 'مدين' },
];

export function CustomerFilters({ list }: { list: ReturnType<typeof useCustomers>['list'] }) {
  return (
    <FilterBar list={list} searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز">
      <Select
        aria-label="الحالة"
        placeholder="كل الحالات"
        options={statuses}
        value={list.filters.status}
        onValueChange={(value) => list.setFilter('status', value)}
      />
      <Select
        aria-label="الرصيد"
        placeholder="كل الأرصدة"
        options={balances}
        value={list.filters.balance}
        onValueChange={(value) => list.setFilter('balance', value)}
      />
    </FilterBar>
  );
}
