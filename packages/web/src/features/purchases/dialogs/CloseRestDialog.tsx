import {
  awaitedOf,
  purchaseName,
  purchasesApi,
  quantitiesText,
  receiptTexts,
  type PurchaseDetail,
} from '@turoos/contract';
import { z } from 'zod';
import { useZodForm } from '@/lib/forms/use-zod-form';
import { useAction } from '@/lib/http/use-action';
import { FormDialog } from '@/ui/FormDialog';
import { Field } from '@/ui/Field';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

const CloseForm = z.object({ reason: z.string().trim().min(1, receiptTexts.closeReason).max(500) });

/** Gives up what has not arrived of an order, with a reason. */
export function CloseRestDialog({ subject: purchase, open, onClose }: SubjectDialogProps<PurchaseDetail>) {
  const close = useAction(purchasesApi.closeRest, {
    done: 'تم إقفال الباقي، والفاتورة بما وصل منها',
    failed: 'فشل في إقفال الباقي',
  });
  const form = useZodForm(CloseForm, { defaultValues: { reason: '' } });
  const rest = purchase.items.map((item) => ({ unit: item.unit, quantity: awaitedOf(item) }));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ reason }) =>
        close.mutateAsync({ params: { id: purchase._id }, body: { reason, version: purchase.version } })
      }
      title={`لن يصل باقي الفاتورة ${purchaseName(purchase)}`}
      description={purchase.supplierName}
      submitLabel="إقفال الباقي"
      size="sm"
    >
      <p>
        لن يُنتظر بعد الآن: {quantitiesText(rest.filter(({ quantity }) => quantity > 0))}. تبقى الفاتورة بما وصل
        منها، ولا يتغير مخزون ولا حساب.
      </p>
      <Field label="السبب" required error={form.formState.errors.reason?.message}>
        <Input maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
