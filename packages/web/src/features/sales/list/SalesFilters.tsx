import { paymentStatus, saleStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import type { ListState } from '@/lib/list/use-list-state';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterDate } from '@/ui/FilterDate';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { salesColumns } from './sales-columns';

export const salesFilters = ['date', 'paymentStatus', 'status', 'customer'] as const;
export type SalesListState = ListState<(typeof salesFilters)[number]>;

const payments = [
  { value: 'open', label: 'عليها مبلغ متبقٍ' },
  { value: 'settled', label: 'لا متبقي عليها' },
  ...optionsOf(paymentStatus),
];
const statuses = optionsOf(saleStatus);

export function SalesFilters({ list }: { list: SalesListState }) {
  return (
    <FilterBar
      list={list}
      columns={salesColumns}
      end={<ListOptions list={list} columns={salesColumns} />}
      searchLabel="ابحث باسم العميل أو رقم الفاتورة أو حالة الدفع"
    >
      <div className="sm:w-40">
        <FilterDate
          aria-label="التاريخ"
          value={list.filters.date}
          onChange={(day) => list.setFilter('date', day)}
        />
      </div>
      <FilterSelect
        list={list}
        name="paymentStatus"
        label="حالة الدفع"
        all="كل حالات الدفع"
        options={payments}
      />
      <FilterSelect list={list} name="status" label="حالة الفاتورة" all="كل الحالات" options={statuses} />
    </FilterBar>
  );
}
