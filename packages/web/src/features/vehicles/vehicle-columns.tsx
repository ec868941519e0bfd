import { bodyTypes, fuelTypes, transmissions, vehicleStatus, type Vehicle } from '@turoos/contract';
import { StatusBadge } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';

const none = <span className="text-faint">—</span>;
const under = 'block text-sm font-normal text-muted';

export const vehicleColumns: Column<Vehicle>[] = [
  {
    id: 'make',
    header: 'المركبة',
    primary: true,
    sortable: true,
    cell: ({ make, vehicleModel, fuelType }) => (
      <>
        <bdi>{`${make} ${vehicleModel}`}</bdi>
        {fuelType && <span className={under}>{fuelTypes[fuelType]}</span>}
      </>
    ),
  },
  { id: 'year', header: 'السنة', sortable: true, cell: ({ year }) => <Code>{String(year)}</Code> },
  { id: 'engine', header: 'المحرك', cell: ({ engine }) => (engine ? <Code>{engine}</Code> : none) },
  {
    id: 'transmission',
    header: 'ناقل الحركة',
    cell: ({ transmission }) => (transmission ? transmissions[transmission] : none),
  },
  {
    id: 'body',
    header: 'الهيكل',
    cell: ({ body: { type, doors, seats } }) => (
      <>
        {type ? bodyTypes[type] : none}
        <span className={under}>
          أبواب <Num value={doors} />، مقاعد <Num value={seats} />
        </span>
      </>
    ),
  },
  {
    id: 'parts',
    header: 'القطع المتوافقة',
    cell: ({ compatiblePartsCount }) => <Num value={compatiblePartsCount} />,
  },
  { id: 'status', header: 'الحالة', cell: ({ status }) => <StatusBadge status={vehicleStatus[status]} /> },
];
