import { moveReasons, type Movement } from '@turoos/contract';
import { formatDateTime, formatNumber, formatUsd } from '@/lib/format/format';
import { cn } from '@/ui/cn';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

export const movementColumns: readonly Column<Movement>[] = [
  {
    id: 'createdAt',
    header: 'التاريخ',
    primary: true,
    sortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
  },
  { id: 'reason', header: 'السبب', cell: (move) => <Reason move={move} /> },
  {
    id: 'source',
    header: 'المستند',
    cell: ({ source }) => (source?.number ? <Code>{source.number}</Code> : '—'),
  },
  { id: 'warehouse', header: 'المستودع', cell: ({ warehouse }) => warehouse.name },
  { id: 'quantity', header: 'الكمية', cell: ({ quantity }) => <Signed quantity={quantity} /> },
  { id: 'after', header: 'رصيد المستودع بعدها', cell: ({ quantityAfter }) => <Num value={quantityAfter} /> },
  { id: 'cost', header: 'تكلفة الوحدة', cell: ({ unitCost }) => <Code>{formatUsd(unitCost)}</Code> },
  { id: 'user', header: 'المستخدم', cell: ({ user }) => user?.name ?? '—' },
];

const Reason = ({ move }: { move: Movement }) => (
  <>
    {moveReasons[move.reason]}
    {move.note && <span className="block text-sm text-muted">{move.note}</span>}
  </>
);

const Signed = ({ quantity }: { quantity: number }) => (
  <Code className={cn('font-semibold', quantity < 0 ? 'text-danger' : 'text-success')}>
    {`${quantity > 0 ? '+' : ''}${formatNumber(quantity)}`}
  </Code>
);
