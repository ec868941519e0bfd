import { quantityText, spanText, type Part } from '@turoos/contract';
import { ReceiptText } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { Link } from '@/lib/navigation/Link';
import { usePermit } from '@/lib/session/can';
import { Badge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import type { Column } from '@/ui/table-column';

type OfPart = { part: Part };

export const PartLink = ({ part }: OfPart) => (
  <Link
    to="/products/$id"
    params={{ id: part._id }}
    className="font-semibold text-accent-strong hover:underline"
  >
    {legible(part.name)}
  </Link>
);

export const Availability = ({ part: { quantity, unit } }: OfPart) =>
  quantity > 0 ? (
    <Badge tone="success">متوفر ({quantityText(quantity, unit)})</Badge>
  ) : (
    <Badge tone="danger">غير متوفر</Badge>
  );

/** The first compatible vehicle, with the number of further ones. */
export function Vehicles({ part: { vehicleCompatibility: vehicles } }: OfPart) {
  const [first] = vehicles;
  if (!first) return null;
  return (
    <>
      <bdi dir="ltr">{[first.make, first.model, spanText(first)].filter(Boolean).join(' ')}</bdi>
      {vehicles.length > 1 && (
        <span className="whitespace-nowrap"> و{formatNumber(vehicles.length - 1)} غيرها</span>
      )}
    </>
  );
}

export function SellButton({ part }: OfPart) {
  const { reason } = usePermit('sales:create');
  return (
    <LinkButton
      to="/sales"
      search={{ new: '1', product: part._id }}
      icon={ReceiptText}
      disabledReason={reason ?? (part.quantity > 0 ? undefined : 'القطعة غير متوفرة في المخزون')}
    >
      بيع
    </LinkButton>
  );
}

export const partColumns: readonly Column<Part>[] = [
  { id: 'name', header: 'القطعة', primary: true, cell: (part) => <PartLink part={part} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    width: '11rem',
    cell: (part) => <PartNumber>{part.partNumber}</PartNumber>,
  },
  { id: 'vehicles', header: 'المركبات', cell: (part) => <Vehicles part={part} /> },
  {
    id: 'price',
    header: 'السعر',
    width: '10rem',
    cell: (part) => <Money usd={part.sellingPrice} at="today" stacked />,
  },
  { id: 'quantity', header: 'التوفر', width: '8rem', cell: (part) => <Availability part={part} /> },
];
