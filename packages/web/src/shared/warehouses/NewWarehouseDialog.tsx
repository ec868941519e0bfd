import { Capacity, line, warehousesApi, warehouseTexts } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import { NumberInput } from '@/ui/NumberInput';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const QuickWarehouse = z.object({
  name: line('يرجى إدخال اسم المستودع'),
  location: z.string().trim().max(200),
  capacity: Capacity.nullable(),
  manager: z.string().trim().max(200),
});

export type NewWarehouseSubject = {
  /** The text typed in the picker. */
  name?: string;
  onCreated?: (warehouse: { _id: string; name: string }) => void;
};

/** Creates a warehouse from within a picker, with only the main fields; the warehouse screen has the rest. */
export default function NewWarehouseDialog({
  subject,
  open,
  onClose,
}: SubjectDialogProps<NewWarehouseSubject>) {
  const create = useAction(warehousesApi.create, {
    done: 'تمت إضافة المستودع بنجاح',
    failed: warehouseTexts.saveFailed,
  });
  const form = useZodForm(QuickWarehouse, {
    defaultValues: { name: subject.name ?? '', location: '', capacity: null, manager: '' },
  });
  const { errors } = form.formState;

  const save = async ({ location, ...warehouse }: z.output<typeof QuickWarehouse>) => {
    const body = { ...warehouse, ...(location && { location }) };
    const { _id, name } = await create.mutateAsync({ body });
    subject.onCreated?.({ _id, name });
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title="إضافة مستودع"
      description="يُعطى رمزاً تلقائياً، وتُكمل بقية بياناته من شاشة المستودعات"
      submitLabel="إضافة المستودع"
    >
      <Field label="اسم المستودع" required error={errors.name?.message}>
        <Input {...form.register('name')} placeholder="مستودع الحوبان" />
      </Field>
      <Field label="الموقع" error={errors.location?.message}>
        <Input {...form.register('location')} placeholder="تعز - الحوبان" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="capacity" label="السعة">
          {(field) => <NumberInput {...field} min={0} decimals={2} unit="م³" />}
        </FormField>
        <Field label="المسؤول" error={errors.manager?.message}>
          <Input {...form.register('manager')} />
        </Field>
      </div>
    </FormDialog>
  );
}
