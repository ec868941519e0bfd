import type { VehiclePart } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Quantity } from '@/shared/parts/Quantity';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const vehiclePartColumns: Column<VehiclePart>[] = [
  {
    id: 'name',
    header: 'القطعة',
    primary: true,
    cell: ({ product, name }) => (
      <Link to="/products/$id" params={{ id: product }} className="hover:underline">
        {legible(name)}
      </Link>
    ),
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    phone: 'code',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  {
    id: 'quantity',
    header: 'من السيارة',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit} />,
  },
  { id: 'sold', header: 'بيع منها', cell: ({ sold, unit }) => <Quantity value={sold} unit={unit} /> },
  {
    id: 'left',
    header: 'المتبقي',
    phone: 'note',
    phoneLabel: true,
    cell: ({ left, unit }) => <Quantity value={left} unit={unit} />,
  },
  { id: 'cost', header: 'التكلفة', cell: ({ cost }) => <Usd cents={cost} /> },
  {
    id: 'revenue',
    header: 'قيمة المبيع',
    phone: 'badge',
    phoneLabel: true,
    cell: ({ revenue }) => <Usd cents={revenue} />,
  },
  { id: 'expected', header: 'قيمة المتبقي', cell: ({ expected }) => <Usd cents={expected} /> },
];
