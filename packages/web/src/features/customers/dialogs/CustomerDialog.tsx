import { CustomerForm, type Customer } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { formOf, useSaveCustomer } from './customer-form';
import { CustomerFields } from './CustomerFields';

export function CustomerDialog({ subject: customer, open, onClose }: SubjectDialogProps<Customer | null>) {
  const form = useZodForm(CustomerForm, { defaultValues: formOf(customer) });
  const save = useSaveCustomer(customer);

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={save}
      title={customer ? `تعديل ${customer.name}` : 'إضافة عميل'}
      submitLabel={customer ? 'حفظ التعديلات' : 'إضافة العميل'}
      size="lg"
    >
      <CustomerFields form={form} isNew={!customer} />
    </FormDialog>
  );
}
