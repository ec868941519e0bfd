import { activity, partTypes, productsApi, type Part } from '@turoos/contract';
import { useCan } from '@/lib/session/can';
import { MinLevelEditor, PriceEditor } from '@/shared/parts/PartCellEditors';
import { Elsewhere } from '@/shared/parts/Elsewhere';
import { MainWarehouse } from '@/shared/parts/MainWarehouse';
import { PartPhoto } from '@/shared/parts/PartPhoto';
import { Quantity } from '@/shared/parts/Quantity';
import { Badge, StatusBadge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Code, legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { mainOnPhone, Money } from '@/ui/Money';
import { useKnownColumns } from '@/ui/use-known-columns';
import { Profit } from './Profit';
import { StockLevel } from './StockLevel';

const productColumns: readonly Column<Part>[] = [
  {
    id: 'name',
    header: 'المنتج',
    sortable: true,
    primary: true,
    cell: (part) => <ProductName part={part} />,
  },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    sortable: true,
    phone: 'note',
    cell: (part) => <PartNumber>{part.partNumber}</PartNumber>,
  },
  { id: 'category', header: 'الفئة', cell: (part) => part.subCategory || part.category || '—' },
  { id: 'brand', header: 'العلامة التجارية', cell: (part) => part.brand || '—' },
  {
    id: 'price',
    header: 'السعر',
    phone: 'amount',
    cell: (part) => <Money usd={part.sellingPrice} at="today" className={cn('flex-nowrap', mainOnPhone)} />,
  },
  {
    id: 'stock',
    header: 'المخزون',
    phone: 'badge',
    cell: (part) => <StockLevel part={part} dense />,
  },
  { id: 'profit', header: 'الربح', isCost: true, cell: (part) => <Profit part={part} /> },
  {
    id: 'cost',
    header: 'التكلفة',
    isCost: true,
    optional: true,
    cell: (part) => <Money usd={part.costPrice} at="today" className="flex-nowrap" />,
  },
  {
    id: 'minLevel',
    header: 'الحد الأدنى',
    optional: true,
    cell: (part) => <Quantity value={part.minStockLevel} unit={part.unit} />,
  },
  { id: 'location', header: 'الرف', optional: true, cell: (part) => codeOr(part.location) },
  { id: 'warehouse', header: 'المستودع', optional: true, cell: (part) => <MainWarehouse part={part} /> },
  { id: 'code', header: 'الرمز الداخلي', optional: true, cell: (part) => codeOr(part.code) },
  { id: 'barcode', header: 'الباركود', optional: true, cell: (part) => codeOr(part.barcode) },
];

const editors: Readonly<Record<string, Column<Part>['editor']>> = {
  price: (part, done) => <PriceEditor part={part} update={productsApi.update} onDone={done} />,
  minLevel: (part, done) => <MinLevelEditor part={part} update={productsApi.update} onDone={done} />,
};

const editableColumns = productColumns.map((column) => ({ ...column, editor: editors[column.id] }));

/** The columns that the user may see, with editors for those that he may edit. */
export function useProductColumns(): readonly Column<Part>[] {
  return useKnownColumns(useCan('products:update') ? editableColumns : productColumns);
}

const codeOr = (text: string) => (text ? <Code>{text}</Code> : '—');

/**
 * The name, with a badge only for what is not usual; two lines of it are as high as a row of one, and the padding shows
 * the dots below the last.
 */
const ProductName = ({ part }: { part: Part }) => (
  <span className="items-center gap-2 sm:flex">
    {part.photo && <PartPhoto photo={part.photo} className="-my-1 size-7 shrink-0 align-middle" />}{' '}
    <span
      title={part.name}
      className="sm:-mb-0.75 sm:line-clamp-2 sm:pb-0.75 sm:text-sm/4 sm:whitespace-normal"
    >
      {legible(part.name)}{' '}
      {part.placeNote && <span className="font-normal text-muted">{part.placeNote} </span>}
      {part.type === 'used' && <Badge tone="info">{partTypes.used}</Badge>}
      {!part.isActive && <StatusBadge status={activity.inactive} />}
      {part.replacedBy && (
        <span className="font-normal text-muted max-sm:hidden">
          {' '}
          حلّت محلها <Code>{part.replacedBy.partNumber}</Code>
        </span>
      )}{' '}
      <span className="max-sm:block max-sm:truncate">
        <Elsewhere part={part} />
      </span>
    </span>
  </span>
);
