import { bodyTypes, fuelTypes, transmissions, vehicleStatus, type Vehicle } from '@turoos/contract';
import { StatusMark } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

const none = <span className="text-faint">—</span>;

export const vehicleColumns: Column<Vehicle>[] = [
  {
    id: 'make',
    header: 'المركبة',
    primary: true,
    sortable: true,
    cell: ({ make, vehicleModel }) => <bdi>{`${make} ${vehicleModel}`}</bdi>,
  },
  {
    id: 'year',
    header: 'السنة',
    sortable: true,
    phone: 'code',
    cell: ({ year }) => <Code>{String(year)}</Code>,
  },
  {
    id: 'engine',
    header: 'المحرك',
    phone: 'note',
    cell: ({ engine }) => (engine ? <Code>{engine}</Code> : none),
  },
  { id: 'fuel', header: 'الوقود', cell: ({ fuelType }) => (fuelType ? fuelTypes[fuelType] : none) },
  {
    id: 'transmission',
    header: 'ناقل الحركة',
    cell: ({ transmission }) => (transmission ? transmissions[transmission] : none),
  },
  {
    id: 'body',
    header: 'الهيكل',
    cell: ({ body: { type } }) => (type ? bodyTypes[type] : none),
  },
  {
    id: 'parts',
    header: 'القطع المتوافقة',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ compatiblePartsCount }) => <Num value={compatiblePartsCount} />,
  },
  {
    id: 'status',
    header: 'الحالة',
    phone: 'badge',
    cell: ({ status }) => <StatusMark status={vehicleStatus[status]} normal={status === 'active'} />,
  },
];
