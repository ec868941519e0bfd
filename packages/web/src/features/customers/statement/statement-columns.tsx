import { paymentMethods, transactionTypes, type CustomerTransaction } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { formatDateTime } from '@/lib/format';
import { Badge } from '@/ui/Badge';
import { Code } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';
import { Balance } from '../Balance';

const methods: Record<string, string> = paymentMethods;
const none = <span className="text-faint">—</span>;

export const statementColumns: Column<CustomerTransaction>[] = [
  {
    id: 'createdAt',
    header: 'التاريخ',
    primary: true,
    sortable: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'type',
    header: 'الحركة',
    cell: ({ type, change }) => (
      <Badge tone={change < 0 ? 'warning' : 'success'}>{transactionTypes[type]}</Badge>
    ),
  },
  {
    id: 'debit',
    header: 'عليه',
    cell: ({ change, amount }) => (change < 0 ? <Money usd={amount} stacked /> : none),
  },
  {
    id: 'credit',
    header: 'له',
    cell: ({ change, amount }) => (change > 0 ? <Money usd={amount} stacked /> : none),
  },
  {
    id: 'balanceAfter',
    header: 'الرصيد',
    cell: ({ balanceAfter }) => <Balance cents={balanceAfter} stacked />,
  },
  { id: 'about', header: 'البيان', cell: (entry) => <About entry={entry} /> },
  {
    id: 'createdBy',
    header: 'المستخدم',
    hideOnPhone: true,
    cell: ({ createdBy }) => createdBy?.name ?? none,
  },
];

/** The invoice it belongs to, how it was paid, and what was noted. */
function About({ entry: { reference, saleNumber, paymentMethod, note } }: { entry: CustomerTransaction }) {
  if (!reference && !paymentMethod && !note) return none;
  return (
    <span className="flex flex-col">
      {reference && (
        <Link
          to="/sales/$id"
          params={{ id: reference }}
          className="relative z-1 w-fit text-accent-strong hover:underline"
        >
          <Code>{saleNumber ?? 'الفاتورة'}</Code>
        </Link>
      )}
      {paymentMethod && <span>{methods[paymentMethod] ?? paymentMethod}</span>}
      {note && <span className="text-sm text-muted">{note}</span>}
    </span>
  );
}
