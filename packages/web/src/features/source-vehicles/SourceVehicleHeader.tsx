import { teardownStatus, type SourceVehicleDetail } from '@turoos/contract';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { StatusBadge } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import { PageHeader } from '@/ui/PageHeader';
import { Figure } from '@/ui/Figure';
import { Usd } from '@/ui/Usd';
import { RecoveredShare } from './RecoveredShare';
import { TeardownActions } from './TeardownActions';

export function SourceVehicleHeader({ vehicle }: { vehicle: SourceVehicleDetail }) {
  const { profit, expectedProfit, teardown, teardownStatus: status } = vehicle;
  return (
    <PageHeader
      title={vehicleName(vehicle)}
      description={
        <span className="flex flex-wrap gap-x-4">
          {status && <StatusBadge status={teardownStatus[status]} />}
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
      actions={teardown && <TeardownActions vehicle={vehicle} teardown={teardown} />}
      figures={
        <>
          <Figure label="تكلفة السيارة" value={<Usd cents={vehicle.cost} />} />
          <Figure
            label="ما استُرد من البيع"
            value={<Usd cents={vehicle.revenue} />}
            hint={<RecoveredShare {...vehicle} />}
          />
          <Figure
            label={profit < 0 ? 'الخسارة حتى الآن' : 'الربح حتى الآن'}
            tone={profit < 0 ? 'danger' : 'success'}
            value={<Usd cents={Math.abs(profit)} />}
            hint="بعد تكلفة ما بيع وتلف"
          />
          <Figure
            label={expectedProfit < 0 ? 'الخسارة المتوقعة' : 'الربح المتوقع'}
            tone={expectedProfit < 0 ? 'danger' : 'success'}
            value={<Usd cents={Math.abs(expectedProfit)} />}
          />
          <Figure label="قيمة المتبقي بسعر البيع" value={<Usd cents={vehicle.expected} />} />
          <Figure label="بيع منها" value={<Num value={vehicle.sold} />} />
          <Figure label="في المخزون" value={<Num value={vehicle.onShelf} />} />
          {teardown && <Figure label="على السيارة" value={<Num value={vehicle.onCar} />} />}
        </>
      }
    />
  );
}
