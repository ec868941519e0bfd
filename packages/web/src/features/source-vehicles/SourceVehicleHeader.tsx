import type { SourceVehicleDetail } from '@turoos/contract';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Code } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';
import { Usd } from '@/ui/Usd';
import { RecoveredShare } from './RecoveredShare';

export function SourceVehicleHeader({ vehicle }: { vehicle: SourceVehicleDetail }) {
  const profit = vehicle.revenue - vehicle.cost;
  return (
    <PageHeader
      title={vehicleName(vehicle)}
      description={
        <span className="flex flex-wrap gap-x-4">
          {vehicle.vin && (
            <span>
              رقم الهيكل <Code>{vehicle.vin}</Code>
            </span>
          )}
          {vehicle.carId && (
            <span>
              رمز السيارة <Code>{vehicle.carId}</Code>
            </span>
          )}
        </span>
      }
      figures={
        <>
          <StatCard label="تكلفة السيارة" value={<Usd cents={vehicle.cost} />} />
          <StatCard
            label="ما استُرد من البيع"
            value={<Usd cents={vehicle.revenue} />}
            hint={<RecoveredShare {...vehicle} />}
          />
          <StatCard
            label={profit < 0 ? 'المتبقي لاسترداد التكلفة' : 'الربح حتى الآن'}
            tone={profit < 0 ? 'warning' : 'success'}
            value={<Usd cents={Math.abs(profit)} />}
          />
          <StatCard label="قيمة المتبقي بسعر البيع" value={<Usd cents={vehicle.expected} />} />
        </>
      }
    />
  );
}
