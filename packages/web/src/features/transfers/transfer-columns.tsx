import type { Transfer, TransferItem } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import type { Column } from '@/ui/table-column';

const sent: readonly Column<TransferItem>[] = [
  {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: ({ item, productName }) => (
      <Link to="/products/$id" params={{ id: item }} className="hover:underline">
        {productName}
      </Link>
    ),
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber className="whitespace-nowrap">{partNumber}</PartNumber>,
  },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  { id: 'value', header: 'القيمة', cell: ({ value }) => <Money usd={value} stacked /> },
];

const arrived: readonly Column<TransferItem>[] = [
  {
    id: 'received',
    header: 'المستلم',
    cell: ({ received, unit }) => <Quantity value={received ?? 0} unit={unit} />,
  },
  {
    id: 'missing',
    header: 'النقص',
    cell: ({ missing, unit, missingValue }) =>
      missing > 0 ? (
        <span className="flex flex-wrap items-baseline gap-x-2 text-danger">
          <Quantity value={missing} unit={unit} className="font-semibold" /> <Money usd={missingValue} />
        </span>
      ) : (
        '—'
      ),
  },
];

const notes: Column<TransferItem> = { id: 'notes', header: 'ملاحظة', cell: (line) => line.notes || '—' };

/** Only what there is to say: arrivals once it arrived, notes where there are any. */
export const transferLineColumns = ({ status, items }: Transfer): readonly Column<TransferItem>[] => [
  ...sent,
  ...(status === 'completed' ? arrived : []),
  ...(items.some((line) => line.notes) ? [notes] : []),
];
