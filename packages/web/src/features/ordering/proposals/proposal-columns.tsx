import { movementClass, shortReason, urgency, valueClass, type Proposal } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { usePhone } from '@/lib/platform/use-media';
import { Quantity } from '@/shared/parts/Quantity';
import { Badge, StatusBadge, StatusMark } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Tooltip } from '@/ui/Tooltip';
import { Usd } from '@/ui/Usd';

/** The columns of the list; `explain` shows why a quantity is proposed. */
export const proposalColumns = (explain: (part: Proposal) => void): readonly Column<Proposal>[] => [
  { id: 'name', header: 'القطعة', primary: true, sortable: true, cell: ({ name }) => legible(name) },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    phone: 'note',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  {
    id: 'quantity',
    header: 'المقترح',
    sortable: true,
    phone: 'amount',
    phoneLabel: true,
    cell: (part) => <Proposed part={part} onExplain={explain} />,
  },
  {
    id: 'stock',
    header: 'الموجود',
    cell: ({ stock, onOrder, unit }) => (
      <>
        <Quantity value={stock} unit={unit} />
        {onOrder > 0 && (
          <span className="text-sm text-muted">
            {' '}
            و<Quantity value={onOrder} unit={unit} /> في الطريق
          </span>
        )}
      </>
    ),
  },
  {
    id: 'runsOutOn',
    header: 'ينفد في',
    sortable: true,
    phone: 'badge',
    cell: (part) => <RunsOut part={part} />,
  },
  {
    id: 'supplier',
    header: 'المورد',
    cell: ({ supplier }) => (
      <span className="block max-w-36 truncate" title={supplier?.name}>
        {supplier ? legible(supplier.name) : <span className="text-muted">بلا مورد</span>}
      </span>
    ),
  },
  { id: 'cost', header: 'التكلفة', sortable: true, cell: ({ cost }) => <Usd cents={cost} /> },
  {
    id: 'valueClass',
    header: 'القيمة',
    hideOnPhone: true,
    cell: (part) => <StatusMark status={valueClass[part.valueClass]} normal={part.valueClass !== 'high'} />,
  },
  {
    id: 'movementClass',
    header: 'الحركة',
    hideOnPhone: true,
    cell: (part) => <StatusMark status={movementClass[part.movementClass]} normal />,
  },
];

/** The day, or why it is none; what runs out before an order arrives stands out. */
const RunsOut = ({ part: { urgency: how, runsOutOn } }: { part: Proposal }) =>
  how === 'out' ? (
    <StatusBadge status={urgency.out} />
  ) : runsOutOn === null ? (
    '—'
  ) : how === 'late' ? (
    <Badge tone={urgency.late.tone}>{formatDate(runsOutOn)}</Badge>
  ) : (
    formatDate(runsOutOn)
  );

type ProposedProps = { part: Proposal; onExplain: (part: Proposal) => void };

/** The quantity, with the reason in one line; on a phone the row itself opens the whole of it. */
function Proposed({ part, onExplain }: ProposedProps) {
  const quantity = <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />;
  if (usePhone()) return quantity;
  return (
    <Tooltip text={shortReason(part)}>
      <button
        type="button"
        onClick={() => onExplain(part)}
        className="relative z-1 cursor-help underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11"
      >
        {quantity}
      </button>
    </Tooltip>
  );
}
