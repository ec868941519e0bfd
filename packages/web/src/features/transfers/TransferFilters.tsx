import { transferPriority, transferStatus } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { WarehouseSelect } from '@/shared/warehouses/WarehouseSelect';
import { FilterBar } from '@/ui/FilterBar';
import { PeriodFilter } from '@/ui/PeriodFilter';
import { Select } from '@/ui/Select';
import type { TransferList } from './use-transfers';

const statuses = optionsOf(transferStatus);
/** In addresses the middle priority is called normal; its other name is understood too. */
const inAddress = (priority: string) => (priority === 'medium' ? 'normal' : priority);
const priorities = Object.entries(transferPriority).map(([value, { label }]) => ({
  value: inAddress(value),
  label,
}));

export function TransferFilters({ list }: { list: TransferList }) {
  const { filters, setFilter } = list;
  return (
    <FilterBar list={list} searchLabel="ابحث برقم التحويل أو التتبع أو الصنف">
      <Select
        aria-label="الحالة"
        placeholder="كل الحالات"
        options={statuses}
        value={filters.status}
        onValueChange={(value) => setFilter('status', value)}
      />
      <Select
        aria-label="الأولوية"
        placeholder="كل الأولويات"
        options={priorities}
        value={inAddress(filters.priority)}
        onValueChange={(value) => setFilter('priority', value)}
      />
      <WarehouseSelect
        aria-label="من مستودع"
        placeholder="من أي مستودع"
        className="sm:max-w-44"
        value={filters.fromWarehouse}
        onChange={(id) => setFilter('fromWarehouse', id)}
      />
      <WarehouseSelect
        aria-label="إلى مستودع"
        placeholder="إلى أي مستودع"
        className="sm:max-w-44"
        value={filters.toWarehouse}
        onChange={(id) => setFilter('toWarehouse', id)}
      />
      <PeriodFilter list={list} />
    </FilterBar>
  );
}
