import { cashApi, ltr, recurrences, type RecurringExpense } from '@turoos/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/lib/format/format';
import { isExplained } from '@/lib/http/api-error';
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
  const { data: all = [] } = useData('cash', cashApi.recurringExpenses, {});
  /** Those whose payment was sent, as they were: where only its answer is lost, they are no longer due. */
  const [unanswered, setUnanswered] = useState<readonly RecurringExpense[]>([]);
  const due = all
    .map((expense) => unanswered.find(({ _id }) => _id === expense._id) ?? expense)
    .filter(isDue);
  if (due.length === 0) return null;
  return (
    <section
      aria-label="مصروفات حلّ موعدها"
      className="mb-4 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
    >
      {due.map((expense) => (
        <DueExpense
          key={expense._id}
          expense={expense}
          isSent={unanswered.includes(expense)}
          onSend={() => setUnanswered((sent) => [...sent, expense])}
          onAnswered={() => setUnanswered((sent) => sent.filter(({ _id }) => _id !== expense._id))}
          onEdit={() => onEdit(expense)}
        />
      ))}
    </section>
  );
}

type DueExpenseProps = {
  expense: RecurringExpense;
  isSent: boolean;
  onSend: () => void;
  onAnswered: () => void;
  onEdit: () => void;
};

function DueExpense({ expense, isSent, onSend, onAnswered, onEdit }: DueExpenseProps) {
  const pay = useAction(cashApi.createExpense, {
    failed: 'فشل في تسجيل المصروف',
    onDone: ({ expenseNumber, warnings }) => {
      onAnswered();
      sayDone(`تم دفع ${expense.category.name}، ورقم المصروف ${ltr(expenseNumber)}`, warnings);
    },
  });
  const send = () => {
    onSend();
    pay.mutate(
      { body: expenseOf(expense) },
      {
        onError: (error) => {
          if (isExplained(error)) onAnswered();
        },
      },
    );
  };
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
        onClick={send}
      >
        دفع
      </Button>
      <Button
        size="sm"
        aria-label={`تعديل ${expense.category.name} ثم دفعه`}
        disabledReason={isSent && 'أُرسل دفعه ولم يصل رد الخادم'}
        onClick={onEdit}
      >
        تعديل ثم دفع
      </Button>
    </div>
  );
}
