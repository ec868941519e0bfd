import type { ListState } from '@/lib/list/use-list-state';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { customerColumns } from './customer-columns';

export const customerFilters = ['status', 'balance'] as const;
export type CustomerListState = ListState<(typeof customerFilters)[number]>;

const statuses = [
  { value: 'active', label: 'النشطون' },
  { value: 'blocked', label: 'المحظورون' },
];
const balances = [
  { value: 'credit', label: 'رصيد موجب' },
  { value: 'zero', label: 'رصيد صفر' },
  { value: 'debt', label: 'مدين' },
];

export function CustomerFilters({ list }: { list: CustomerListState }) {
  return (
    <FilterBar
      list={list}
      columns={customerColumns}
      end={<ListOptions list={list} columns={customerColumns} />}
      searchLabel="ابحث بالاسم أو الهاتف أو البريد أو الرمز"
    >
      <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      <FilterSelect list={list} name="balance" label="الرصيد" all="كل الأرصدة" options={balances} />
    </FilterBar>
  );
}
