import type { CarPart } from '@turoos/contract';
import { Link } from '@/lib/navigation/Link';
import { Num, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const carPartColumns: Column<CarPart>[] = [
  {
    id: 'name',
    header: 'القطعة',
    primary: true,
    cell: ({ product, name }) => (
      <Link to="/products/$id" params={{ id: product }} className="hover:underline">
        {name}
      </Link>
    ),
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  { id: 'quantity', header: 'من السيارة', cell: ({ quantity }) => <Num value={quantity} /> },
  { id: 'sold', header: 'بيع منها', cell: ({ sold }) => <Num value={sold} /> },
  { id: 'left', header: 'المتبقي', cell: ({ left }) => <Num value={left} /> },
  { id: 'cost', header: 'التكلفة', cell: ({ cost }) => <Usd cents={cost} /> },
  { id: 'revenue', header: 'قيمة المبيع', cell: ({ revenue }) => <Usd cents={revenue} /> },
  { id: 'expected', header: 'قيمة المتبقي', cell: ({ expected }) => <Usd cents={expected} /> },
];
