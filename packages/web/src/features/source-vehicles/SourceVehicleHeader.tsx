import type { SourceVehicleDetail } from '@turoos/contract';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Code } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
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
          <Figure label="تكلفة السيارة" value={<Usd cents={vehicle.cost} />} />
          <Figure
            label="ما استُرد من البيع"
            value={<Usd cents={vehicle.revenue} />}
            hint={<RecoveredShare {...vehicle} />}
          />
          <Figure
            label={profit < 0 ? 'المتبقي لاسترداد التكلفة' : 'الربح حتى الآن'}
            tone={profit < 0 ? 'warning' : 'success'}
            value={<Usd cents={Math.abs(profit)} />}
          />
          <Figure label="قيمة المتبقي بسعر البيع" value={<Usd cents={vehicle.expected} />} />
        </>
      }
    />
  );
}
