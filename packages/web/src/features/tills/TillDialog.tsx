import { ltr, tillsApi, type Till } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { fieldsOf, grantOf, TillForm } from './till-form';
import { TillFields } from './TillFields';

/** Edits the name of a till and what it is granted. */
export function TillDialog({ subject: till, ...dialog }: SubjectDialogProps<Till>) {
  const form = useZodForm(TillForm, { defaultValues: fieldsOf(till) });
  const save = useAction(tillsApi.update, {
    done: 'تم حفظ نقطة البيع، وتعلم به عند اتصالها التالي',
    failed: 'فشل في حفظ نقطة البيع',
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      onSubmit={(typed) =>
        save.mutateAsync({
          params: { id: till._id },
          body: { ...grantOf(typed, till.grantUntil), version: till.version },
        })
      }
      title={`تعديل نقطة البيع ${ltr(till.code)}`}
    >
      <TillFields form={form} />
    </FormDialog>
  );
}
