import type { PreviewedChange } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { Changed } from '@/ui/Changed';
import { Num, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

const Price = ({ before, after }: { before: number; after: number }) => (
  <Changed same={before === after} before={<Usd cents={before} />} after={<Usd cents={after} />} />
);

export const changeColumns: Column<PreviewedChange>[] = [
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  {
    id: 'name',
    header: 'الاسم',
    primary: true,
    cell: ({ name }) => <Changed same={name.before === name.after} {...name} />,
  },
  { id: 'purchasePrice', header: 'سعر الشراء', cell: ({ purchasePrice }) => <Price {...purchasePrice} /> },
  { id: 'costPrice', header: 'سعر التكلفة', cell: ({ costPrice }) => <Price {...costPrice} /> },
  { id: 'sellingPrice', header: 'سعر البيع', cell: ({ sellingPrice }) => <Price {...sellingPrice} /> },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ unit, quantity: { before, added } }) => (
      <>
        <Num value={before} /> + <Quantity value={added} unit={unit} className="font-semibold" />
      </>
    ),
  },
];
