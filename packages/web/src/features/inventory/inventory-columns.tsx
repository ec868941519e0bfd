import { activity, stockStatus, type Part } from '@turoos/contract';
import { Quantity } from '@/shared/parts/Quantity';
import { StatusBadge } from '@/ui/Badge';
import { legible, PartNumber } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Money } from '@/ui/Money';

export const inventoryColumns: readonly Column<Part>[] = [
  { id: 'name', header: 'الصنف', sortable: true, primary: true, cell: (part) => <Name part={part} /> },
  {
    id: 'partNumber',
    header: 'رقم القطعة',
    sortable: true,
    cell: (part) => <PartNumber>{part.partNumber}</PartNumber>,
  },
  { id: 'category', header: 'الفئة', cell: (part) => part.subCategory || part.category || '—' },
  {
    id: 'quantity',
    header: 'الكمية',
    cell: (part) => <Quantity value={part.quantity} unit={part.unit} className="font-semibold" />,
  },
  { id: 'price', header: 'سعر البيع', cell: (part) => <Money usd={part.sellingPrice} at="today" stacked /> },
  {
    id: 'warehouse',
    header: 'المستودع',
    cell: (part) => (part.atWarehouse ?? part.warehouse)?.name ?? 'غير محدد',
  },
  { id: 'status', header: 'الحالة', cell: (part) => <StatusBadge status={stockStatus[part.stockStatus]} /> },
];

const Name = ({ part }: { part: Part }) => (
  <span className="flex flex-wrap items-center gap-2">
    {legible(part.name)}
    {!part.isActive && <StatusBadge status={activity.inactive} />}
  </span>
);
