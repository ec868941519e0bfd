import { counted, nouns, type Part } from '@turoos/contract';
import { PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

export type NewPrice = { part: Part; price: number; blocked: string | undefined };

/** Rows that are drawn; prices that can't be saved come first. */
const MOST_DRAWN = 100;

const columns: readonly Column<NewPrice>[] = [
  { id: 'name', header: 'المنتج', primary: true, cell: ({ part }) => part.name },
  { id: 'number', header: 'رقم القطعة', cell: ({ part }) => <PartNumber>{part.partNumber}</PartNumber> },
  {
    id: 'before',
    header: 'السعر الحالي',
    cell: ({ part }) => <Money usd={part.sellingPrice} at="today" stacked />,
  },
  {
    id: 'after',
    header: 'السعر الجديد',
    cell: ({ price, blocked }) => (
      <span className="flex flex-col">
        <Money usd={price} at="today" stacked />
        {blocked && <span className="text-sm text-danger">{blocked}</span>}
      </span>
    ),
  },
];

export function PricePreview({ prices }: { prices: readonly NewPrice[] }) {
  const drawn = prices.toSorted((a, b) => Number(!a.blocked) - Number(!b.blocked)).slice(0, MOST_DRAWN);
  const rest = prices.length - drawn.length;
  return (
    <div className="rounded-md border border-line">
      <Table label="الأسعار الجديدة" columns={columns} rows={drawn} rowKey={({ part }) => part._id} />
      {rest > 0 && (
        <p className="px-3 py-2 text-sm text-muted">ومعها {counted(rest, nouns.product)} بالنسبة نفسها</p>
      )}
    </div>
  );
}
