import { bestAction, lastsText, quantityText, quantityToMove, type DeadPart } from '@turoos/contract';
import { formatDate } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const deadColumns: readonly Column<DeadPart>[] = [
  { id: 'name', header: 'القطعة', primary: true, cell: ({ name }) => legible(name) },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    phone: 'code',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  { id: 'warehouse', header: 'المستودع', phone: 'note', cell: ({ warehouse }) => legible(warehouse.name) },
  {
    id: 'quantity',
    header: 'الكمية',
    sortable: true,
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'value',
    header: 'قيمته بالتكلفة',
    sortable: true,
    phone: 'amount',
    cell: ({ value }) => <Usd cents={value} className="font-semibold" />,
  },
  {
    id: 'lastSold',
    header: 'آخر بيع',
    sortable: true,
    cell: ({ lastSold }) => (lastSold ? formatDate(lastSold) : <span className="text-muted">لم يُبَع قط</span>),
  },
  { id: 'lasts', header: 'يكفي', cell: (part) => lastsText(part) ?? '—' },
  { id: 'proposal', header: 'المقترح', phone: 'badge', cell: (part) => legible(proposalOf(part)) },
];

const proposalOf = (part: DeadPart): string =>
  bestAction(part) === 'transfer' && part.sellsIn
    ? `تحويل ${quantityText(quantityToMove(part), part.unit)} إلى ${part.sellsIn.name}`
    : 'خصم أو حملة';
