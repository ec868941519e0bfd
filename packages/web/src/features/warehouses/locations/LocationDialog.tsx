import { locationTypes, NewLocation, warehouseLocationsApi, type WarehouseLocation } from '@turoos/contract';
import { optionsOf } from '@/lib/format/options';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import { Select } from '@/ui/Select';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import type { ChosenWarehouse } from './use-chosen-warehouse';

const typeOptions = optionsOf(locationTypes);

/** The warehouse, and the location to edit; null adds one. */
export type LocationSubject = { warehouse: ChosenWarehouse; location: WarehouseLocation | null };

export function LocationDialog({
  subject: { warehouse, location },
  open,
  onClose,
}: SubjectDialogProps<LocationSubject>) {
  const form = useZodForm(NewLocation, {
    defaultValues: {
      name: location?.name ?? '',
      type: location?.type ?? ('rack' as const),
      capacity: location?.capacity ?? null,
      isActive: location?.isActive ?? true,
    },
  });
  const { errors } = form.formState;
  const create = useAction(warehouseLocationsApi.create, {
    done: 'تمت إضافة موقع التخزين بنجاح',
    failed: 'فشل في إضافة موقع التخزين',
  });
  const update = useAction(warehouseLocationsApi.update, {
    done: 'تم تحديث موقع التخزين بنجاح',
    failed: 'فشل في تحديث موقع التخزين',
  });
  const save = (body: NewLocation) =>
    location
      ? update.mutateAsync({ params: { locationId: location.id }, body })
      : create.mutateAsync({ params: { warehouseId: warehouse.value }, body });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={location ? `تعديل ${location.name}` : 'إضافة موقع تخزين'}
      description={warehouse.label}
    >
      <Field label="اسم الموقع" required error={errors.name?.message}>
        <Input placeholder="رف أ-01" {...form.register('name')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="النوع" required error={errors.type?.message}>
          <Select options={typeOptions} {...form.register('type')} />
        </Field>
        <FormField control={form.control} name="capacity" label="السعة" hint="اتركها فارغة إن لم تُحدد">
          {({ value, ...field }) => <NumberInput decimals={2} unit="قطعة" value={value ?? null} {...field} />}
        </FormField>
      </div>
      <Checkbox label="موقع نشط" {...form.register('isActive')} />
    </FormDialog>
  );
}
