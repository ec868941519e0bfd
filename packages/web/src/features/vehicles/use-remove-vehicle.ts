import { vehiclesApi, type Vehicle } from '@turoos/contract';
import { useAction } from '@/lib/http/use-action';
import { useConfirm } from '@/ui/ConfirmDialog';
import { texts, vehicleName } from './vehicle-texts';

export function useRemoveVehicle(): (vehicle: Vehicle) => void {
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
