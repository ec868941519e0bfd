import type { SourceCarDetail } from '@turoos/contract';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Code } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { StatCard } from '@/ui/StatCard';
import { Usd } from '@/ui/Usd';
import { RecoveredShare } from './RecoveredShare';

export function CarHeader({ car }: { car: SourceCarDetail }) {
  const profit = car.revenue - car.cost;
  return (
    <PageHeader
      title={vehicleName(car)}
      description={
        <span className="flex flex-wrap gap-x-4">
          {car.vin && (
            <span>
              رقم الهيكل <Code>{car.vin}</Code>
            </span>
          )}
          {car.carId && (
            <span>
              رمز السيارة <Code>{car.carId}</Code>
            </span>
          )}
        </span>
      }
      figures={
        <>
          <StatCard label="تكلفة السيارة" value={<Usd cents={car.cost} />} />
          <StatCard
            label="ما استُرد من البيع"
            value={<Usd cents={car.revenue} />}
            hint={<RecoveredShare {...car} />}
          />
          <StatCard
            label={profit < 0 ? 'المتبقي لاسترداد التكلفة' : 'الربح حتى الآن'}
            tone={profit < 0 ? 'warning' : 'success'}
            value={<Usd cents={Math.abs(profit)} />}
          />
          <StatCard label="قيمة المتبقي بسعر البيع" value={<Usd cents={car.expected} />} />
        </>
      }
    />
  );
}
