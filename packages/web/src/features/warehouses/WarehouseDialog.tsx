import { useEffect } from 'react';
import { WarehouseForm, warehousesApi, warehouseTexts, type Warehouse } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { toast } from '@/lib/toasts/toast-store';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { WarehouseFields } from './WarehouseFields';

const blank: WarehouseForm = {
  name: '',
  code: '',
  location: '',
  type: 'branch',
  capacity: null,
  manager: '',
  phone: '',
  email: '',
  address: '',
  description: '',
  status: 'active',
  rateZone: null,
};

/** A shop's first warehouse is its main one, mostly the shop itself. */
const first: WarehouseForm = { ...blank, code: 'WH-01', type: 'main' };

/** Creates a warehouse, or edits the given one. */
export function WarehouseDialog({ subject: warehouse, open, onClose }: SubjectDialogProps<Warehouse | null>) {
  const form = useZodForm(WarehouseForm, {
    defaultValues: warehouse ? WarehouseForm.parse(warehouse) : blank,
  });
  const others = useData('warehouses', warehousesApi.list, { query: { limit: 1 } }, { enabled: !warehouse });
  const isFirst = !warehouse && others.data?.total === 0;
  const { reset, formState } = form;
  useEffect(() => {
    if (isFirst && !formState.isDirty) reset(first);
    // what was typed meanwhile stays
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isFirst]);
  const create = useAction(warehousesApi.create, {
    done: 'تمت إضافة المستودع بنجاح',
    failed: warehouseTexts.saveFailed,
  });
  const update = useAction(warehousesApi.update, {
    done: 'تم تحديث المستودع بنجاح',
    failed: warehouseTexts.saveFailed,
  });
  useInvalidToast(form.formState);

  const save = (fields: WarehouseForm) =>
    warehouse
      ? update.mutateAsync({ params: { id: warehouse._id }, body: { ...fields, version: warehouse.version } })
      : create.mutateAsync({ body: fields });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={warehouse ? `تعديل ${warehouse.name}` : 'إضافة مستودع'}
      submitLabel={warehouse ? 'حفظ التعديلات' : 'إضافة المستودع'}
      size="lg"
    >
      <WarehouseFields form={form} />
    </FormDialog>
  );
}

/** Shows a toast on invalid input, because the fields with errors may be out of view. */
function useInvalidToast({ submitCount, errors }: { submitCount: number; errors: object }): void {
  const failed = submitCount > 0 && Object.keys(errors).length > 0;
  useEffect(() => {
    if (failed) toast({ tone: 'danger', title: 'يرجى تصحيح الأخطاء في النموذج' });
    // runs once per press of the button, not when the errors change between presses
    // oxlint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
}
