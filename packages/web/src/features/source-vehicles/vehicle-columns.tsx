import type { SourceVehicle } from '@turoos/contract';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Code, Num } from '@/ui/Code';
import type { Column } from '@/ui/DataTable';
import { Usd } from '@/ui/Usd';
import { RecoveredShare } from './RecoveredShare';

const orDash = (code: string) => (code ? <Code>{code}</Code> : <span className="text-faint">—</span>);

export const vehicleColumns: Column<SourceVehicle>[] = [
  { id: 'name', header: 'السيارة', primary: true, cell: (vehicle) => vehicleName(vehicle) },
  { id: 'vin', header: 'رقم الهيكل', cell: ({ vin }) => orDash(vin) },
  { id: 'carId', header: 'رمز السيارة', cell: ({ carId }) => orDash(carId) },
  { id: 'partCount', header: 'القطع', cell: ({ partCount }) => <Num value={partCount} /> },
  { id: 'cost', header: 'التكلفة', cell: ({ cost }) => <Usd cents={cost} /> },
  { id: 'revenue', header: 'ما استُرد', cell: ({ revenue }) => <Usd cents={revenue} /> },
  { id: 'share', header: 'من التكلفة', cell: (vehicle) => <RecoveredShare {...vehicle} /> },
];
