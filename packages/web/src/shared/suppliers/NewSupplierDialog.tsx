import { SupplierEssentials, suppliersApi } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { saveFailedUnder } from '@/lib/http/api-error';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { SupplierEssentialFields } from './SupplierEssentialFields';

export type NewSupplierSubject = {
  /** The text typed in the picker. */
  name: string;
  onCreated: (supplier: { _id: string; name: string }) => void;
};

const failed = 'خطأ في إضافة المورد';

/** Creates a supplier from within a picker, with only the required fields. */
export default function NewSupplierDialog({
  subject,
  open,
  onClose,
}: SubjectDialogProps<NewSupplierSubject>) {
  const create = useAction(suppliersApi.create, { done: 'تمت إضافة المورد بنجاح', failed });
  const form = useZodForm(SupplierEssentials, {
    defaultValues: { name: subject.name, contactPerson: '', phone: '' },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={async (body) => {
        const { _id, name } = await create.mutateAsync({ body }).catch(saveFailedUnder(failed));
        subject.onCreated({ _id, name });
      }}
      title="إضافة مورد"
      submitLabel="إضافة المورد"
    >
      <SupplierEssentialFields register={form.register} errors={form.formState.errors} />
    </FormDialog>
  );
}
