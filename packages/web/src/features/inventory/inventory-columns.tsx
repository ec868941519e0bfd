import { activity, inventoryApi, type Part } from '@turoos/contract';
import { MinLevelEditor, PriceEditor } from '@/shared/parts/PartCellEditors';
import { MainWarehouse } from '@/shared/parts/MainWarehouse';
import { Quantity } from '@/shared/parts/Quantity';
import { StockStatusMark } from '@/shared/parts/StockStatusMark';
import { StatusBadge } from '@/ui/Badge';
import { cn } from '@/ui/cn';
import { Code, legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { mainOnPhone, Money } from '@/ui/Money';

export const inventoryColumns: readonly Column<Part>[] = [
  { id: 'name', header: 'الصنف', sortable: true, primary: true, cell: (part) => <Name part={part} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    sortable: true,
    phone: 'note',
    cell: (part) => <PartNumber>{part.partNumber}</PartNumber>,
  },
  { id: 'category', header: 'الفئة', cell: (part) => part.subCategory || part.category || '—' },
  {
    id: 'quantity',
    header: 'الكمية',
    phone: 'amount',
    phoneLabel: true,
    cell: (part) => <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />,
  },
  {
    id: 'price',
    header: 'سعر البيع',
    phone: 'amount',
    cell: (part) => <Money usd={part.sellingPrice} at="today" className={cn('flex-nowrap', mainOnPhone)} />,
  },
  {
    id: 'minLevel',
    header: 'الحد الأدنى',
    cell: (part) => <Quantity value={part.minStockLevel} unit={part.unit} />,
  },
  {
    id: 'warehouse',
    header: 'المستودع',
    cell: ({ atWarehouse, warehouse }) => <MainWarehouse part={{ warehouse: atWarehouse ?? warehouse }} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: (part) => <StockStatusMark status={part.stockStatus} />,
  },
  {
    id: 'location',
    header: 'الرف',
    optional: true,
    cell: (part) => (part.location ? <Code>{part.location}</Code> : '—'),
  },
  { id: 'brand', header: 'العلامة التجارية', optional: true, cell: (part) => part.brand || '—' },
];

const editors: Readonly<Record<string, Column<Part>['editor']>> = {
  price: (part, done) => <PriceEditor part={part} update={inventoryApi.update} onDone={done} />,
  minLevel: (part, done) => <MinLevelEditor part={part} update={inventoryApi.update} onDone={done} />,
};

/** The columns for those who may edit items. */
export const editableColumns = inventoryColumns.map((column) => ({ ...column, editor: editors[column.id] }));

const Name = ({ part }: { part: Part }) => (
  <>
    {legible(part.name)} {!part.isActive && <StatusBadge status={activity.inactive} />}
  </>
);
