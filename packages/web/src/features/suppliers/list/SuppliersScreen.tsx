import { suppliersApi, type Supplier } from '@turoos/contract';
import { Truck } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { navigate } from '@/lib/navigation/hooks';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { BringLink } from '@/shared/moving-in/BringLink';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportPicked } from '@/ui/ExportPicked';
import { usePaySupplier, useSupplierForm } from '../supplier-dialogs';
import { texts } from '../supplier-texts';
import { useRemoveSupplier } from '../use-remove-supplier';
import { useToggleSupplier } from '../use-toggle-supplier';
import { supplierColumns } from './supplier-columns';
import { SupplierMenu } from './SupplierMenu';
import { SupplierFilters, supplierFilters } from './SupplierFilters';
import { SuppliersHeader } from './SuppliersHeader';

export function SuppliersScreen() {
  const list = useList('suppliers', suppliersApi.list, { name: 'suppliers', filters: supplierFilters });
  const form = useSupplierForm();
  const pay = usePaySupplier();
  const { toggle } = useToggleSupplier();
  const remove = useRemoveSupplier();
  const picked = usePicked<Supplier>(({ name }) => name);
  const add = () => form.show(null);
  const open = (id: string) => void navigate({ to: '/suppliers/$id', params: { id } });
  useCreateFromUrl('suppliers:create', add);

  return (
    <>
      <SuppliersHeader list={list} onAdd={add} />
      <SupplierFilters list={list} />
      <DataTable
        label="الموردون"
        columns={supplierColumns}
        picked={picked}
        bulk={
          <ExportPicked
            endpoint={suppliersApi.exportPicked}
            picked={picked}
            fileName="suppliers"
            things="الموردين"
          />
        }
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(supplier) => supplier._id}
        onOpen={({ _id }) => open(_id)}
        renderActions={(supplier) => (
          <SupplierMenu
            supplier={supplier}
            onView={() => open(supplier._id)}
            onPay={() => pay.show(supplier)}
            onEdit={() => form.show(supplier)}
            onToggle={() => toggle(supplier)}
            onRemove={() => remove(supplier)}
          />
        )}
        empty={
          <EmptyState
            icon={Truck}
            title="لا يوجد موردون بعد"
            message="أضف أول مورد لتسجل مشترياتك منه وتتابع ما له عليك."
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <AddButton right="suppliers:create" label="إضافة مورد" onAdd={add} />
                <BringLink />
              </div>
            }
          />
        }
      />
      {form.dialog}
      {pay.dialog}
    </>
  );
}
