import { moneyMovementKinds, type MoneyMovement } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { SourceLink } from '@/shared/accounting/SourceLink';
import { Amount } from '@/shared/money/Amount';
import { cn } from '@/ui/cn';
import type { Column } from '@/ui/table-column';

export const bookColumns: readonly Column<MoneyMovement>[] = [
  {
    id: 'at',
    header: 'الوقت',
    phone: 'code',
    sortable: true,
    cell: ({ at }) => <bdi className="whitespace-nowrap">{formatDateTime(at)}</bdi>,
  },
  {
    id: 'kind',
    header: 'الحركة',
    primary: true,
    cell: ({ kind, source }) => (
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        {moneyMovementKinds[kind]}
        <SourceLink source={source} />
      </span>
    ),
  },
  {
    id: 'note',
    header: 'البيان',
    phone: 'note',
    cell: ({ note, reference }) => [note, reference].filter(Boolean).join('، '),
  },
  { id: 'user', header: 'المستخدم', cell: ({ user }) => user?.name },
  {
    id: 'amount',
    header: 'المبلغ',
    phone: 'amount',
    align: 'end',
    cell: ({ currency, amount }) => (
      <Amount
        currency={currency}
        amount={amount}
        signed
        className={cn('font-semibold', amount < 0 ? 'text-danger' : 'text-success')}
      />
    ),
  },
  {
    id: 'balanceAfter',
    header: 'الرصيد بعدها',
    phone: 'badge',
    phoneLabel: true,
    align: 'end',
    cell: ({ currency, balanceAfter }) =>
      balanceAfter !== null && <Amount currency={currency} amount={balanceAfter} />,
  },
];
