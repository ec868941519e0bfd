import type { PreviewedChange } from '@turoos/contract';
import type { ReactNode } from 'react';
import { Quantity } from '@/shared/parts/Quantity';
import { Num, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

/** The new value, after the struck-through old one if they differ. */
const Changed = ({ before, after, same }: { before: ReactNode; after: ReactNode; same: boolean }) =>
  same ? (
    after
  ) : (
    <span className="inline-flex flex-wrap gap-x-2">
      <del className="text-faint">
        <span className="sr-only">كان </span>
        {before}
      </del>
      <ins className="font-semibold no-underline">
        <span className="sr-only">يصبح </span>
        {after}
      </ins>
    </span>
  );

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
