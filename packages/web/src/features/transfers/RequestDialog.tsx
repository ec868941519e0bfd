import { transfersApi } from '@turoos/contract';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { useUser } from '@/lib/session/session-state';
import type { Option } from '@/ui/Combobox';
import { FormDialog } from '@/ui/FormDialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { asTransfer, blankLine, startValues, transferForm } from './transfer-form';
import { RequestDetails, RequestPlaces } from './TransferFields';
import { TransferLines } from './TransferLines';

/** What the request begins with: the asked warehouse and a part. */
export interface Wanted {
  from?: string | undefined;
  part?: Option | undefined;
}

/** Asks another warehouse for parts, which it grants or refuses. */
export function RequestDialog({ subject: { from = '', part }, open, onClose }: SubjectDialogProps<Wanted>) {
  const [only, ...others] = useUser().warehouses ?? [];
  const form = useZodForm(
    transferForm(() => undefined, null),
    {
      defaultValues: {
        ...startValues(null),
        fromWarehouse: from,
        ...(part && { items: [{ ...blankLine(), part, quantity: 1 }] }),
        toWarehouse: only !== undefined && others.length === 0 ? only : '',
      },
    },
  );
  const request = useAction(transfersApi.request, { done: 'تم إرسال الطلب', failed: 'فشل في إرسال الطلب' });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={(valid) => request.mutateAsync({ body: asTransfer(valid) })}
      title="طلب من فرع آخر"
      description="يصل الطلب إلى من يعمل في ذلك المستودع، فيقبله كله أو بعضه أو يرفضه. لا يتغير المخزون حتى الشحن"
      submitLabel="إرسال الطلب"
      size="lg"
    >
      <RequestPlaces form={form} />
      <TransferLines form={form} />
      <RequestDetails form={form} />
    </FormDialog>
  );
}
