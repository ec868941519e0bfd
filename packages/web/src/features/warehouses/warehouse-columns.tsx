import { counted, nouns, warehouseStatus, warehouseTypes, type Warehouse } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { Code, legible, Phone } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Utilization } from './Utilization';

const blank = <span className="text-faint">—</span>;

export const warehouseColumns: readonly Column<Warehouse>[] = [
  { id: 'name', header: 'المستودع', primary: true, sortable: true, cell: ({ name }) => legible(name) },
  { id: 'code', header: 'الرمز', sortable: true, phone: 'code', cell: ({ code }) => <Code>{code}</Code> },
  { id: 'type', header: 'النوع', cell: ({ type }) => warehouseTypes[type] },
  { id: 'location', header: 'الموقع', cell: ({ location }) => legible(location) },
  { id: 'manager', header: 'المسؤول', cell: ({ manager }) => (manager ? legible(manager) : blank) },
  {
    id: 'phone',
    header: 'الهاتف',
    cell: ({ phone }) => (phone ? <Phone className="relative z-1">{phone}</Phone> : blank),
  },
  {
    id: 'items',
    header: 'الأصناف',
    phone: 'amount',
    cell: ({ summary }) => counted(summary.totalItems, nouns.item),
  },
  {
    id: 'utilization',
    header: 'الإشغال',
    phone: 'note',
    cell: ({ utilization, currentStock, capacity }) => (
      <Utilization percent={utilization} stock={currentStock} capacity={capacity} />
    ),
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={warehouseStatus[status]} normal={status === 'active'} />,
  },
];
