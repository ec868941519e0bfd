import { cashApi, recurrences, type RecurringExpense } from '@turoos/contract';
import { Pencil, Power } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { useData } from '@/lib/http/use-data';
import { usePermit } from '@/lib/session/can';
import { Amount } from '@/shared/money/Amount';
import { AddButton } from '@/ui/AddButton';
import { Badge } from '@/ui/Badge';
import { legible } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { Menu } from '@/ui/Menu';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { useRecurringForm } from '../cash-dialogs';

/** The recurring expenses: what is paid again and again, and when next. */
export function RecurringListDialog({ open, onClose }: SubjectDialogProps<null>) {
  const expenses = useData('cash', cashApi.recurringExpenses, {});
  const form = useRecurringForm();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="المصروفات المتكررة"
      description="تُعرض فوق المصروفات في موعدها لتُدفع"
      size="lg"
      footer={<AddButton right="cash:update" label="إضافة مصروف متكرر" onAdd={() => form.show(null)} />}
    >
      <QueryBoundary query={expenses} title="فشل في جلب المصروفات المتكررة">
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="لا توجد مصروفات متكررة بعد" message="أضف الإيجار والرواتب لتُعرض في موعدها." />
          ) : (
            <Table
              label="المصروفات المتكررة"
              columns={recurringColumns}
              rows={all}
              rowKey={({ _id }) => _id}
              renderActions={(expense) => (
                <RecurringMenu expense={expense} onEdit={() => form.show(expense)} />
              )}
            />
          )
        }
      </QueryBoundary>
      {form.dialog}
    </Dialog>
  );
}

function RecurringMenu({ expense, onEdit }: { expense: RecurringExpense; onEdit: () => void }) {
  const { reason } = usePermit('cash:update');
  const update = useAction(cashApi.updateRecurringExpense, { failed: 'فشل في تغيير المصروف المتكرر' });
  const { _id: id, category, isActive, version } = expense;
  return (
    <Menu
      label={`إجراءات ${category.name}`}
      items={[
        { label: 'تعديل', icon: Pencil, onSelect: onEdit, disabledReason: reason },
        {
          label: isActive ? 'إيقاف' : 'تفعيل',
          icon: Power,
          onSelect: () => update.mutate({ params: { id }, body: { isActive: !isActive, version } }),
          disabledReason: reason,
        },
      ]}
    />
  );
}

const recurringColumns: readonly Column<RecurringExpense>[] = [
  {
    id: 'category',
    header: 'النوع',
    primary: true,
    cell: ({ category, isActive }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(category.name)}
        {!isActive && <Badge>غير نشط</Badge>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'المبلغ',
    phone: 'amount',
    cell: ({ currency, amount }) => <Amount currency={currency} amount={amount} />,
  },
  { id: 'every', header: 'التكرار', phone: 'code', cell: ({ every }) => recurrences[every] },
  {
    id: 'nextOn',
    header: 'الموعد القادم',
    phone: 'badge',
    cell: ({ nextOn }) => <bdi>{formatDate(nextOn)}</bdi>,
  },
  {
    id: 'account',
    header: 'يُدفع من',
    phone: 'note',
    cell: ({ account }) => account && legible(account.name),
  },
];
