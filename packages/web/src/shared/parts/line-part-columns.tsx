import { Link } from '@/lib/navigation/Link';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';

type Line = { product: string; name: string; partNumber: string };

/** The part on a line of an invoice or purchase: its name links to its page. */
export const linePartColumns: readonly Column<Line>[] = [
  {
    id: 'name',
    header: 'الصنف',
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
];
