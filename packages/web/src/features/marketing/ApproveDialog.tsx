import { marketingApi, type Campaign } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Textarea } from '@/ui/Textarea';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export function ApproveDialog({ subject: { _id: id, name }, ...dialog }: SubjectDialogProps<Campaign>) {
  const form = useForm({ defaultValues: { notes: '' } });
  const approve = useAction(marketingApi.approve, {
    done: 'تم اعتماد الحملة',
    failed: 'فشل في اعتماد الحملة',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={({ notes }) => approve.mutateAsync({ params: { id }, body: { notes: notes.trim() } })}
      title={`اعتماد الحملة «${name}»`}
      submitLabel="اعتماد"
      size="sm"
    >
      <p className="text-pretty">يُسجل اعتمادك باسمك، ولا تتغير حالة الحملة.</p>
      <Field label="ملاحظات" hint="تظهر في بيانات الحملة">
        <Textarea rows={2} maxLength={2000} {...form.register('notes')} />
      </Field>
    </FormDialog>
  );
}
