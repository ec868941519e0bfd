import { useZodForm } from '@/lib/forms/use-zod-form';
import { makeTill } from '@/lib/till/runtime';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { grantOf, newTillFields, TillForm } from './till-form';
import { TillFields } from './TillFields';

/** Makes this browser a till. The page is loaded again, because a till starts with the app. */
export function NewTillDialog(dialog: SubjectDialogProps<null>) {
  const form = useZodForm(TillForm, { defaultValues: newTillFields });
  return (
    <FormDialog
      open={dialog.open}
      onClose={dialog.onClose}
      form={form}
      onSubmit={async (typed) => {
        await makeTill(grantOf(typed));
        location.reload();
      }}
      title="نقطة بيع جديدة"
      description="على هذا المتصفح وحده. يطلب المتصفح إذناً بالتخزين الدائم، فاسمح به."
      submitLabel="اجعله نقطة بيع"
    >
      <TillFields form={form} />
    </FormDialog>
  );
}
