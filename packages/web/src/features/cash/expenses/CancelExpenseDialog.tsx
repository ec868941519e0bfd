import { cashApi, ltr, type Expense } from '@turoos/contract';
import { useForm } from 'react-hook-form';
import { useAction } from '@/lib/http/use-action';
import { Amount } from '@/shared/money/Amount';
import { legible } from '@/ui/Code';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Input } from '@/ui/Input';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';

export interface Cancelling {
  expense: Expense;
  onCancelled: (expense: Expense) => void;
}

/** Cancels an expense after naming the consequence. */
export function CancelExpenseDialog({ subject, open, onClose }: SubjectDialogProps<Cancelling>) {
  const { expense, onCancelled } = subject;
  const cancel = useAction(cashApi.cancelExpense, {
    done: 'تم إلغاء المصروف',
    failed: 'فشل في إلغاء المصروف',
    onDone: onCancelled,
  });
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      onSubmit={({ reason }) =>
        cancel.mutateAsync({ params: { id: expense._id }, body: reason.trim() ? { reason } : {} })
      }
      title={`إلغاء المصروف ${ltr(expense.expenseNumber)}`}
      submitLabel="إلغاء المصروف"
      size="sm"
    >
      <p>
        يعود <Amount currency={expense.currency} amount={expense.amount} className="font-semibold" /> إلى{' '}
        {legible(expense.account.name)}، ويبقى المصروف في السجل ملغياً.
      </p>
      <Field label="سبب الإلغاء">
        <Input maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
