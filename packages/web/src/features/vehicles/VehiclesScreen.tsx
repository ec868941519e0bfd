import { vehiclesApi } from '@turoos/contract';
import { Car } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { useRemoveVehicle } from './use-remove-vehicle';
import { vehicleColumns } from './vehicle-columns';
import { useCompatibleParts, useVehicleForm, useVehicleView } from './vehicle-dialogs';
import { texts } from './vehicle-texts';
import { VehicleActions } from './VehicleActions';
import { VehicleFilters, vehicleFilters } from './VehicleFilters';
import { VehiclesHeader } from './VehiclesHeader';

export function VehiclesScreen() {
  const list = useList('vehicles', vehiclesApi.list, { filters: vehicleFilters });
  const form = useVehicleForm();
  const view = useVehicleView();
  const parts = useCompatibleParts();
  const remove = useRemoveVehicle();
  const add = () => form.show(null);
  useCreateFromUrl('vehicles:create', add);

  return (
    <>
      <VehiclesHeader onAdd={add} />
      <VehicleFilters list={list} />
      <DataTable
        label="المركبات"
        columns={vehicleColumns}
        failedTitle={texts.loadFailed}
        list={list}
        rowKey={(vehicle) => vehicle._id}
        onOpen={view.show}
        renderActions={(vehicle) => (
          <VehicleActions
            vehicle={vehicle}
            onView={() => view.show(vehicle)}
            onParts={() => parts.show(vehicle)}
            onEdit={() => form.show(vehicle)}
            onRemove={() => remove(vehicle)}
          />
        )}
        empty={
          <EmptyState
            icon={Car}
            title="لا توجد مركبات بعد"
            message="أضف المركبات التي تبيع لها، لتجد قطع كل منها بسرعة."
            action={<AddButton right="vehicles:create" label="إضافة مركبة" onAdd={add} />}
          />
        }
      />
      {form.dialog}
      {view.dialog}
      {parts.dialog}
    </>
  );
}
