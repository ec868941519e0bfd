import { bothNames, vehiclesApi, vehicleStatus, type Vehicle, type VehicleStats } from '@turoos/contract';
import { Car, Lightbulb } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { useConfirm } from '@/ui/ConfirmDialog';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Figures, type FigureSpec } from '@/ui/Figures';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { useMakes } from './make-options';
import { vehicleColumns } from './vehicle-columns';
import { texts, vehicleName } from './vehicle-texts';
import { VehicleActions } from './VehicleActions';

export function VehiclesScreen() {
  const list = useList('vehicles', vehiclesApi.list, { filters: vehicleFilters });
  const form = useLazyDialog<Vehicle | null>(() =>
    import('./dialogs/VehicleDialog').then((m) => m.VehicleDialog),
  );
  const view = useLazyDialog<Vehicle>(() => import('./dialogs/VehicleView').then((m) => m.VehicleView));
  const parts = useLazyDialog<Vehicle>(() =>
    import('./parts/CompatiblePartsDialog').then((m) => m.CompatiblePartsDialog),
  );
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

const cards: readonly FigureSpec<VehicleStats>[] = [
  { label: 'إجمالي المركبات', count: ({ total }) => total },
  { label: 'المركبات النشطة', count: ({ active }) => active },
  { label: 'الشركات', count: ({ makes }) => makes },
  { label: 'متوسط سنة الصنع', value: ({ averageYear }) => String(averageYear ?? '—') },
];

function VehiclesHeader({ onAdd }: { onAdd: () => void }) {
  const stats = useData('vehicles', vehiclesApi.stats, {});
  return (
    <PageHeader
      title="المركبات"
      description="المركبات التي تبيع لها، والقطع التي تركب على كل منها"
      actions={<AddButton right="vehicles:create" label="إضافة مركبة" onAdd={onAdd} />}
      more={
        <LinkButton to="/fit-suggestions" icon={Lightbulb}>
          اقتراحات التوافق
        </LinkButton>
      }
      figures={<Figures query={stats} cards={cards} />}
    />
  );
}

const vehicleFilters = ['make', 'status'] as const;

function VehicleFilters({ list }: { list: ListState<(typeof vehicleFilters)[number]> }) {
  const makes = useMakes();
  return (
    <FilterBar list={list} searchLabel="ابحث بالشركة أو الموديل أو السنة">
      <FilterSelect
        list={list}
        name="make"
        label="الشركة"
        all="كل الشركات"
        options={makes.map((make) => ({ value: make, label: bothNames(make) }))}
      />
      <FilterSelect
        list={list}
        name="status"
        label="الحالة"
        all="كل الحالات"
        options={optionsOf(vehicleStatus)}
      />
    </FilterBar>
  );
}

function useRemoveVehicle(): (vehicle: Vehicle) => void {
  const confirm = useConfirm();
  const remove = useAction(vehiclesApi.delete, {
    done: 'تم حذف المركبة بنجاح',
    failed: texts.deleteFailed,
  });

  const ask = async (vehicle: Vehicle) => {
    const sure = await confirm({
      title: 'حذف المركبة',
      message: `ستُحذف المركبة «${vehicleName(vehicle)}» من القائمة، وتبقى القطع وتوافقها كما هي.`,
      confirmLabel: 'حذف المركبة',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: vehicle._id } });
  };
  return (vehicle) => void ask(vehicle);
}
