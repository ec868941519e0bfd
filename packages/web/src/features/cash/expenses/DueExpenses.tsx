import { cashApi, ltr, recurrences, type RecurringExpense } from '@turoos/contract';
import { CalendarClock } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { Amount } from '@/shared/money/Amount';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';
import { sayDone } from '../say-done';
import { expenseOf, isDue } from './expense-form';

type DueExpensesProps = { onEdit: (expense: RecurringExpense) => void };

/** The recurring expenses whose day has come, each paid by one button. */
export function DueExpenses({ onEdit }: DueExpensesProps) {
  const due = (useData('cash', cashApi.recurringExpenses, {}).data ?? []).filter(isDue);
  if (due.length === 0) return null;
  return (
    <section
      aria-label="مصروفات حلّ موعدها"
      className="mb-4 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
    >
      {due.map((expense) => (
        <DueExpense key={expense._id} expense={expense} onEdit={() => onEdit(expense)} />
      ))}
    </section>
  );
}

function DueExpense({ expense, onEdit }: { expense: RecurringExpense; onEdit: () => void }) {
  const pay = useAction(cashApi.createExpense, {
    failed: 'فشل في تسجيل المصروف',
    onDone: ({ expenseNumber, warnings }) =>
      sayDone(`تم دفع ${expense.category.name}، ورقم المصروف ${ltr(expenseNumber)}`, warnings),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <CalendarClock className="size-4 shrink-0 text-warning" aria-hidden="true" />
      <p className="min-w-0 grow">
        <span className="font-semibold">{legible(expense.category.name)}</span>{' '}
        <Amount currency={expense.currency} amount={expense.amount} className="font-semibold" />
        <span className="text-muted">
          {' '}
          {recurrences[expense.every]}، حلّ موعده <bdi>{formatDate(expense.nextOn)}</bdi>
          {expense.note && <>، {legible(expense.note)}</>}
        </span>
      </p>
      <Button
        variant="primary"
        size="sm"
        busy={pay.isPending}
        aria-label={`دفع ${expense.category.name}`}
        onClick={() => pay.mutate({ body: expenseOf(expense) })}
      >
        دفع
      </Button>
      <Button size="sm" aria-label={`تعديل ${expense.category.name} ثم دفعه`} onClick={onEdit}>
        تعديل ثم دفع
      </Button>
    </div>
  );
}
