import { askedPartsApi, askedPartTexts, NewAskedPart } from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { CustomerPicker } from '@/shared/customers/CustomerPicker';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const Asked = z.object({
  asked: NewAskedPart.shape.asked,
  customer: z.object({ _id: z.string(), name: z.string() }).nullable(),
  note: z.string().trim().max(500),
});

/** Notes a part that a customer asked for in vain; its subject is the code or the words. */
export default function AskedPartDialog({ subject, open, onClose }: SubjectDialogProps<string>) {
  const note = useAction(askedPartsApi.note, { done: askedPartTexts.noted, failed: 'فشل في تسجيل الطلب' });
  const mayPick = usePermit('customers:read').allowed;
  const form = useZodForm(Asked, { defaultValues: { asked: subject, customer: null, note: '' } });
  const { errors } = form.formState;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="طلب عميل لم يوجد"
      description="يظهر في المشتريات عند من يطلب البضاعة"
      submitLabel="تسجيل الطلب"
      onSubmit={({ asked, customer, note: said }) =>
        note.mutateAsync({ body: { asked, customer: customer?._id ?? null, note: said } })
      }
    >
      <Field label="رقم القطعة أو وصفها" required error={errors.asked?.message}>
        <Input data-takes-scan="any" {...form.register('asked')} />
      </Field>
      {mayPick && (
        <FormField control={form.control} name="customer" label="العميل" hint="لتتصل به حين تصل">
          {(field) => <CustomerPicker {...field} placeholder="ابحث بالاسم أو الهاتف" />}
        </FormField>
      )}
      <Field label="ملاحظة" error={errors.note?.message}>
        <Input {...form.register('note')} placeholder="السيارة والموديل، أو متى يحتاجها" />
      </Field>
    </FormDialog>
  );
}
