import { pieceStatus, type Piece } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { PartPhoto } from '@/shared/parts/PartPhoto';
import { StatusMark } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

const dash = <span className="text-faint">—</span>;

export const pieceColumns: Column<Piece>[] = [
  {
    id: 'name',
    header: 'القطعة',
    primary: true,
    cell: ({ name, product }) =>
      product ? (
        <span className="inline-flex items-center gap-2">
          {product.photo && <PartPhoto photo={product.photo} className="-my-1 size-7" />}
          <Link to="/products/$id" params={{ id: product._id }} className="hover:underline">
            {legible(name)}
          </Link>
        </span>
      ) : (
        legible(name)
      ),
  },
  {
    id: 'partNumber',
    header: 'الرقم',
    phone: 'code',
    cell: ({ product, partNumber }) =>
      product || partNumber ? <PartNumber>{product?.partNumber ?? partNumber}</PartNumber> : '—',
  },
  {
    id: 'status',
    header: 'أين هي',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={pieceStatus[status]} normal={status === 'on_car'} />,
  },
  { id: 'condition', header: 'الحالة', cell: ({ product }) => product?.condition || dash },
  { id: 'cost', header: 'التكلفة', cell: ({ cost }) => <Usd cents={cost} /> },
  {
    id: 'price',
    header: 'سعر البيع',
    phone: 'amount',
    cell: ({ product, expected }) => <Usd cents={product?.sellingPrice ?? expected} />,
  },
  {
    id: 'revenue',
    header: 'بيعت بـ',
    cell: ({ revenue, status }) => (status === 'sold' ? <Usd cents={revenue} /> : dash),
  },
];

type Choose = (pieces: readonly Piece[], on: boolean) => void;

/** Boxes for the pieces on the car, to take several off at once. */
export const choosingColumn = (chosen: readonly string[], choose: Choose): Column<Piece> => ({
  id: 'chosen',
  header: 'تحديد',
  width: '4rem',
  phone: 'note',
  cell: (piece) =>
    piece.status === 'on_car' && (
      <Checkbox
        label={`تحديد ${piece.name}`}
        hideLabel
        checked={chosen.includes(piece._id)}
        onChange={(event) => choose([piece], event.target.checked)}
      />
    ),
});
