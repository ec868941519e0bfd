import { counted, nouns, receiptTexts, type Part } from '@turoos/contract';
import { PartNumber } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/table-column';

export type NewPrice = { part: Part; price: number; blocked: string | undefined };

/** Rows that are drawn; prices that can't be saved come first, then those below the cost. */
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
    cell: ({ part, price, blocked }) => (
      <span className="flex flex-col">
        <Money usd={price} at="today" stacked />
        {blocked && <span className="text-sm text-danger">{blocked}</span>}
        {!blocked && price < part.costPrice && (
          <span className="text-sm text-warning">{receiptTexts.belowCost}</span>
        )}
      </span>
    ),
  },
];

const urgency = ({ part, price, blocked }: NewPrice) => (blocked ? 0 : price < part.costPrice ? 1 : 2);

export function PricePreview({ prices }: { prices: readonly NewPrice[] }) {
  const drawn = prices.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, MOST_DRAWN);
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
