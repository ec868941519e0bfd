import { purchasePaymentStatus, purchaseStatus, suppliersApi } from '@turoos/contract';
import { useState } from 'react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import type { ListState } from '@/lib/list/use-list-state';
import { SupplierPicker } from '@/shared/suppliers/SupplierPicker';
import { ListOptions } from '@/shared/views/ListOptions';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { purchaseColumns } from './purchase-columns';

export const purchaseFilters = ['status', 'supplier', 'paymentStatus'] as const;
export type PurchaseListState = ListState<(typeof purchaseFilters)[number]>;

const statuses = [{ value: 'awaited', label: 'بانتظار الاستلام' }, ...optionsOf(purchaseStatus)];
const payments = [{ value: 'open', label: 'عليها مبلغ متبقٍ' }, ...optionsOf(purchasePaymentStatus)];

export function PurchaseFilters({ list }: { list: PurchaseListState }) {
  return (
    <FilterBar
      list={list}
      columns={purchaseColumns}
      end={<ListOptions list={list} columns={purchaseColumns} />}
      searchLabel="ابحث برقم الفاتورة أو المورد"
    >
      <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      <SupplierFilter id={list.filters.supplier} onChoose={(id) => list.setFilter('supplier', id)} />
      <FilterSelect
        list={list}
        name="paymentStatus"
        label="حالة الدفع"
        all="كل حالات الدفع"
        options={payments}
      />
    </FilterBar>
  );
}

type SupplierFilterProps = { id: string; onChoose: (id: string) => void };

/** A link names the supplier by id only, so its name is fetched. */
function SupplierFilter({ id, onChoose }: SupplierFilterProps) {
  const [chosen, setChosen] = useState<{ _id: string; name: string } | null>(null);
  const known = chosen?._id === id ? chosen : null;
  const asked = useData(
    'suppliers',
    suppliersApi.get,
    { params: { id } },
    { enabled: id !== '' && known === null },
  );
  return (
    <div className="sm:w-36">
      <SupplierPicker
        aria-label="المورد"
        placeholder="كل الموردين"
        alsoInactive
        value={id === '' ? null : (known ?? asked.data ?? { _id: id, name: '…' })}
        onChange={(supplier) => {
          setChosen(supplier);
          onChoose(supplier?._id ?? '');
        }}
      />
    </div>
  );
}
