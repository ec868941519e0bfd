import { purchaseName, purchasesApi, type Purchase } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import { Usd } from '@/ui/Usd';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

/** Cancels the whole purchase, after naming the consequences. */
export function CancelDialog({ subject: purchase, open, onClose }: SubjectDialogProps<Purchase>) {
  const cancel = useAction(purchasesApi.cancel, {
    done: 'تم إلغاء الفاتورة بنجاح',
    failed: 'خطأ في إلغاء الفاتورة',
  });
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ reason }) =>
        cancel.mutateAsync({ params: { id: purchase._id }, body: reason.trim() ? { reason } : {} })
      }
      title={`إلغاء الفاتورة ${purchaseName(purchase)}`}
      description={purchase.supplierName}
      submitLabel="إلغاء الفاتورة"
      size="sm"
    >
      <Consequences purchase={purchase} />
      <Field label="سبب الإلغاء">
        <Input maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}

function Consequences({ purchase }: { purchase: Purchase }) {
  if (purchase.status === 'pending') return <p>لم تُستلم بضاعتها بعد، فلا يتغير مخزون ولا حساب.</p>;
  return (
    <ul className="list-disc ps-5">
      {purchase.itemCount > 0 && <li>يخرج ما وصل من أصنافها من المخزون.</li>}
      <li>
        يسقط مبلغ ما وصل منها <Usd cents={purchase.receivedAmount} className="font-semibold" /> من حساب
        المورد.
      </li>
      {purchase.paidAmount > 0 && (
        <li>
          يبقى ما دُفع عليها <Usd cents={purchase.paidAmount} className="font-semibold" /> رصيداً لنا عند
          المورد.
        </li>
      )}
      <li>لا يمكن التراجع عن ذلك.</li>
    </ul>
  );
}
