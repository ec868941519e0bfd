import { locationTypes, utilization, type WarehouseLocation } from '@turoos/contract';
import { Badge } from '@/ui/Badge';
import { legible, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Utilization } from '../Utilization';

export const locationColumns: Column<WarehouseLocation>[] = [
  {
    id: 'name',
    header: 'الموقع',
    primary: true,
    sortable: true,
    cell: ({ name, isActive }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {legible(name)}
        {!isActive && <Badge>غير نشط</Badge>}
      </span>
    ),
  },
  { id: 'type', header: 'النوع', phone: 'note', cell: ({ type }) => locationTypes[type] },
  {
    id: 'warehouse',
    header: 'المستودع',
    cell: ({ warehouseName }) => legible(warehouseName),
  },
  {
    id: 'stock',
    header: 'المخزون الحالي',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ currentStock }) => <Num value={currentStock} />,
  },
  {
    id: 'capacity',
    header: 'السعة',
    phone: 'badge',
    cell: ({ currentStock, capacity }) => (
      <Utilization percent={utilization(currentStock, capacity)} stock={currentStock} capacity={capacity} />
    ),
  },
];
