import { VehicleForm, type Vehicle } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { vehicleName } from '../vehicle-texts';
import { draftOf, useSaveVehicle, type VehicleDraft } from './vehicle-form';
import { VehicleFields } from './VehicleFields';
import { VinFiller } from './VinFiller';

export function VehicleDialog({ subject: vehicle, open, onClose }: SubjectDialogProps<Vehicle | null>) {
  const form = useZodForm<VehicleDraft, VehicleForm>(VehicleForm, { defaultValues: draftOf(vehicle) });
  const save = useSaveVehicle(vehicle);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={vehicle ? `تعديل ${vehicleName(vehicle)}` : 'إضافة مركبة'}
      submitLabel={vehicle ? 'حفظ التعديلات' : 'إضافة المركبة'}
      size="lg"
    >
      {!vehicle && <VinFiller form={form} />}
      <VehicleFields form={form} />
    </FormDialog>
  );
}
