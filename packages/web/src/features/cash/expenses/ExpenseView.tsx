import { base, cashTexts, expenseStatus, ltr, type Expense } from '@turoos/contract';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@/lib/format/format';
import { usePermit } from '@/lib/session/can';
import { Attachments } from '@/shared/attachments/Attachments';
import { Amount } from '@/shared/money/Amount';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { DescriptionList } from '@/ui/DescriptionList';
import { Dialog } from '@/ui/Dialog';
import { Usd } from '@/ui/Usd';
import { useLazyDialog, type SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { CancelExpenseDialog, type Cancelling } from './CancelExpenseDialog';

/** One expense with its receipt. */
export function ExpenseView({ subject, open, onClose }: SubjectDialogProps<Expense>) {
  const [expense, setExpense] = useState(subject);
  const mayCancel = usePermit('cash:admin');
  const cancel = useLazyDialog<Cancelling>(async () => CancelExpenseDialog);
  const isCancelled = expense.status === 'cancelled';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`المصروف ${ltr(expense.expenseNumber)}`}
      description={expense.category.name}
      footer={
        <>
          <Button onClick={onClose}>إغلاق</Button>
          <Button
            icon={Ban}
            disabledReason={mayCancel.reason ?? (isCancelled && cashTexts.expenseCancelled)}
            onClick={() => cancel.show({ expense, onCancelled: setExpense })}
          >
            إلغاء المصروف
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DescriptionList
          facts={[
            { name: 'المبلغ', value: <Amount currency={expense.currency} amount={expense.amount} /> },
            { name: 'قيمته', value: expense.currency !== base && <Usd cents={expense.value} /> },
            { name: 'التاريخ', value: <bdi>{formatDate(expense.date)}</bdi> },
            { name: 'دُفع من', value: expense.account.name },
            { name: 'المورد', value: expense.supplier?.name },
            { name: 'البيان', value: expense.note },
            {
              name: 'سُجّل بواسطة',
              value: (
                <>
                  {expense.createdBy?.name ?? 'مستخدم محذوف'} · <bdi>{formatDateTime(expense.createdAt)}</bdi>
                </>
              ),
            },
            { name: 'الحالة', value: <StatusBadge status={expenseStatus[expense.status]} /> },
            { name: 'سبب الإلغاء', value: expense.cancelReason },
          ]}
        />
        <Attachments entityType="expenses" entityId={expense._id} />
      </div>
      {cancel.dialog}
    </Dialog>
  );
}
