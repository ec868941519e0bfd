import type { Transfer, TransferItem } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import type { Column } from '@/ui/table-column';

/** The columns of the sent quantities; rials are at the transfer's rate. */
const sent = (rate: number | null): readonly Column<TransferItem>[] => [
  {
    id: 'name',
    header: 'الصنف',
    primary: true,
    cell: ({ item, productName }) => (
      <Link to="/products/$id" params={{ id: item }} className="hover:underline">
        {legible(productName)}
      </Link>
    ),
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  {
    id: 'value',
    header: 'القيمة',
    isCost: true,
    cell: ({ value }) => (value === 0 ? '—' : <Money usd={value} at={rate} stacked />),
  },
];

const arrived = (rate: number | null): readonly Column<TransferItem>[] => [
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
          <Quantity value={missing} unit={unit} className="font-semibold" />{' '}
          {missingValue > 0 && <Money usd={missingValue} at={rate} />}
        </span>
      ) : (
        '—'
      ),
  },
];

const notes: Column<TransferItem> = { id: 'notes', header: 'ملاحظة', cell: (line) => line.notes || '—' };

/** What was asked for, where less was granted. */
const asked: Column<TransferItem> = {
  id: 'asked',
  header: 'المطلوب',
  cell: ({ asked: wanted, unit }) => (wanted === null ? '—' : <Quantity value={wanted} unit={unit} />),
};

/** Returns only the needed columns: what was asked for if it differs, received quantities after the arrival, notes if there are any. */
export const transferLineColumns = ({
  status,
  items,
  usd_to_yer,
}: Transfer): readonly Column<TransferItem>[] => [
  ...sent(usd_to_yer),
  ...(items.some((line) => line.asked !== null && line.asked !== line.quantity) ? [asked] : []),
  ...(status === 'completed' ? arrived(usd_to_yer) : []),
  ...(items.some((line) => line.notes) ? [notes] : []),
];
