import { moveReasons, type Movement, type Unit } from '@turoos/contract';
import { formatDateTime, formatUsd } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

const cost: Column<Movement> = {
  id: 'cost',
  header: 'تكلفة الوحدة',
  cell: ({ unitCost }) => <Code>{formatUsd(unitCost)}</Code>,
};

export const movementColumns = (unit: Unit, seesCosts: boolean): readonly Column<Movement>[] => [
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
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity }) => (
      <Quantity
        value={quantity}
        unit={unit}
        signed
        className={cn('font-semibold', quantity < 0 ? 'text-danger' : 'text-success')}
      />
    ),
  },
  {
    id: 'after',
    header: 'رصيد المستودع بعدها',
    cell: ({ quantityAfter }) => <Quantity value={quantityAfter} unit={unit} />,
  },
  ...(seesCosts ? [cost] : []),
  { id: 'user', header: 'المستخدم', cell: ({ user }) => user?.name ?? '—' },
];

const Reason = ({ move }: { move: Movement }) => (
  <>
    {moveReasons[move.reason]}
    {move.note && <span className="block text-sm text-muted">{legible(move.note)}</span>}
  </>
);
