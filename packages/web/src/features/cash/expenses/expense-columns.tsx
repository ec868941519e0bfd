import { expenseStatus, type Expense } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Amount } from '@/shared/money/Amount';
import { StatusBadge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const expenseColumns: readonly Column<Expense>[] = [
  {
    id: 'number',
    header: 'الرقم',
    primary: true,
    cell: ({ expenseNumber, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <Code>{expenseNumber}</Code>
        {status === 'cancelled' && <StatusBadge status={expenseStatus.cancelled} />}
      </span>
    ),
  },
  {
    id: 'date',
    header: 'التاريخ',
    sortable: true,
    phone: 'badge',
    cell: ({ date }) => <bdi>{formatDate(date)}</bdi>,
  },
  { id: 'category', header: 'النوع', phone: 'code', cell: ({ category }) => category.name },
  {
    id: 'amount',
    header: 'المبلغ',
    phone: 'amount',
    cell: ({ currency, amount, status }) => (
      <Amount
        currency={currency}
        amount={amount}
        className={cn('font-semibold', status === 'cancelled' && 'text-faint line-through')}
      />
    ),
  },
  {
    id: 'value',
    header: 'القيمة',
    sortable: true,
    cell: ({ value }) => <Usd cents={value} />,
  },
  { id: 'account', header: 'دُفع من', cell: ({ account }) => account.name },
  {
    id: 'note',
    header: 'البيان',
    phone: 'note',
    cell: ({ note, supplier }) => [supplier?.name, note].filter(Boolean).join('، '),
  },
];
