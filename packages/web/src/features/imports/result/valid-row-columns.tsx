import { counted, nouns, partTypes, piece, unitCalled, type ImportRow } from '@turoos/contract';
import { Num, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/table-column';
import { Usd } from '@/ui/Usd';

export const validRowColumns: Column<ImportRow>[] = [
  { id: 'row', header: 'الصف', width: '4rem', hideOnPhone: true, cell: ({ row }) => <Num value={row} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    cell: ({ partNumber }) => <PartNumber>{partNumber}</PartNumber>,
  },
  { id: 'name', header: 'الاسم', primary: true, cell: ({ name }) => name },
  { id: 'category', header: 'الفئة', cell: ({ category }) => category },
  { id: 'type', header: 'النوع', cell: ({ type }) => partTypes[type] },
  {
    id: 'purchasePrice',
    header: 'سعر الشراء',
    cell: ({ purchasePrice }) => <Usd cents={purchasePrice} />,
  },
  { id: 'costPrice', header: 'سعر التكلفة', cell: ({ costPrice }) => <Usd cents={costPrice} /> },
  { id: 'sellingPrice', header: 'سعر البيع', cell: ({ sellingPrice }) => <Usd cents={sellingPrice} /> },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: ({ quantity, unit }) =>
      unit && unitCalled(unit) === piece.code ? (
        counted(quantity, nouns.part)
      ) : (
        <>
          <Num value={quantity} /> {unit}
        </>
      ),
  },
];
