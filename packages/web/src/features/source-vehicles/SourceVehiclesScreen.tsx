import { sourceVehiclesApi, type SourceVehicle } from '@turoos/contract';
import { CarFront, FileUp } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { Code, Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { Usd } from '@/ui/Usd';
import { RecoveredShare } from './RecoveredShare';

/** The vehicles bought for their parts, with the revenue against their cost. */
export function SourceVehiclesScreen() {
  const list = useList('purchases', sourceVehiclesApi.list, {});
  return (
    <>
      <PageHeader
        title="السيارات المفككة"
        description="ما كلّفته كل سيارة اشتُريت لتفكيكها، وما استُرد من بيعها."
      />
      <FilterBar list={list} searchLabel="ابحث برقم الهيكل أو رمز السيارة أو الموديل" />
      <DataTable
        label="السيارات المفككة"
        columns={vehicleColumns}
        failedTitle="فشل في تحميل السيارات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/source-vehicles/$id', params: { id: _id } })}
        empty={<NoVehicles />}
      />
    </>
  );
}

function NoVehicles() {
  const mayImport = usePermit('products:import');
  return (
    <EmptyState
      icon={CarFront}
      title="لا توجد سيارات بعد"
      message="عند استيراد قطع سيارة مستعملة اكتب رقم هيكلها أو رمزها، فتظهر هنا."
      action={
        <LinkButton to="/import-products" icon={FileUp} variant="primary" disabledReason={mayImport.reason}>
          استيراد المنتجات
        </LinkButton>
      }
    />
  );
}

const orDash = (code: string) => (code ? <Code>{code}</Code> : <span className="text-faint">—</span>);

const vehicleColumns: Column<SourceVehicle>[] = [
  { id: 'name', header: 'السيارة', primary: true, cell: (vehicle) => vehicleName(vehicle) },
  { id: 'vin', header: 'رقم الهيكل', cell: ({ vin }) => orDash(vin) },
  { id: 'carId', header: 'رمز السيارة', phone: 'code', cell: ({ carId }) => orDash(carId) },
  { id: 'partCount', header: 'القطع', cell: ({ partCount }) => <Num value={partCount} /> },
  { id: 'cost', header: 'التكلفة', phone: 'amount', cell: ({ cost }) => <Usd cents={cost} /> },
  { id: 'revenue', header: 'ما استُرد', cell: ({ revenue }) => <Usd cents={revenue} /> },
  { id: 'share', header: 'من التكلفة', phone: 'badge', cell: (vehicle) => <RecoveredShare {...vehicle} /> },
];
