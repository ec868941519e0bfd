import { backupApi, NewBackupPlace } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Adds a folder of the server's machine as a place for copies. */
export function NewPlaceDialog({ open, onClose }: SubjectDialogProps<null>) {
  const form = useZodForm(NewBackupPlace, { defaultValues: { path: '' } });
  const add = useAction(backupApi.addPlace, {
    done: 'أُضيف المكان، وبدأ نسخ أحدث نسخة إليه',
    failed: 'فشل في إضافة المكان',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(body) => add.mutateAsync({ body })}
      title="مكان للنسخ"
      description="مجلد موجود على جهاز الخادم، والأفضل على قرص آخر. ذاكرة USB التي تُنزع تُنسخ إليها أحدث نسخة كلما عادت."
      submitLabel="إضافة المكان"
    >
      <Field
        label="مسار المجلد"
        required
        hint="مثل: /media/usb/turoos أو E:\turoos"
        error={form.formState.errors.path?.message}
      >
        <Input ltr autoComplete="off" spellCheck={false} {...form.register('path')} />
      </Field>
    </FormDialog>
  );
}
