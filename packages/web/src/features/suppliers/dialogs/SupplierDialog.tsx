import { SupplierForm, type Supplier } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { formOf, useSaveSupplier } from './supplier-form';
import { SupplierFields } from './SupplierFields';

export function SupplierDialog({ subject: supplier, open, onClose }: SubjectDialogProps<Supplier | null>) {
  const form = useZodForm(SupplierForm, { defaultValues: formOf(supplier) });
  const save = useSaveSupplier(supplier);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={supplier ? `تعديل ${supplier.name}` : 'إضافة مورد'}
      submitLabel={supplier ? 'حفظ التعديلات' : 'إضافة المورد'}
      size="lg"
    >
      <SupplierFields form={form} />
    </FormDialog>
  );
}
