import { paymentStatus, saleStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { DateInput } from '@/ui/DateInput';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import type { SalesFilter } from './use-sales';

const payments = [{ value: 'open', label: 'عليها مبلغ متبقٍ' }, ...optionsOf(paymentStatus)];
const statuses = optionsOf(saleStatus);

type Filters = Pick<ListState, 'q' | 'setQ' | 'activeFilters' | 'clear'> & {
  filters: Record<SalesFilter, string>;
  setFilter: (name: SalesFilter, value: string) => void;
};

export function SalesFilters({ list }: { list: Filters }) {
  const choice = (name: SalesFilter) => ({
    value: list.filters[name],
    onValueChange: (value: string) => list.setFilter(name, value),
  });
  return (
    <FilterBar list={list} searchLabel="ابحث باسم العميل أو رقم الفاتورة أو حالة الدفع">
      <div className="sm:w-40">
        <DateInput
          aria-label="التاريخ"
          value={list.filters.date}
          onChange={(event) => list.setFilter('date', event.target.value)}
        />
      </div>
      <Select
        aria-label="حالة الدفع"
        placeholder="كل حالات الدفع"
        options={payments}
        {...choice('paymentStatus')}
      />
      <Select aria-label="حالة الفاتورة" placeholder="كل الحالات" options={statuses} {...choice('status')} />
    </FilterBar>
  );
}
