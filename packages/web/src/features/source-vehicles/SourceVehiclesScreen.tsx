import { sourceVehiclesApi } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { CarFront, FileUp } from 'lucide-react';
import { useData } from '@/lib/http/use-data';
import { useListState } from '@/lib/list/use-list-state';
import { navigate } from '@/lib/navigation/hooks';
import { usePermit } from '@/lib/session/can';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { LinkButton } from '@/ui/LinkButton';
import { PageHeader } from '@/ui/PageHeader';
import { vehicleColumns } from './vehicle-columns';

/** The vehicles that were bought for their parts, with what came back of what they cost. */
export function SourceVehiclesScreen() {
  const list = useListState();
  const vehicles = useData(
    'purchases',
    sourceVehiclesApi.list,
    { query: list.query },
    { placeholderData: keepPreviousData },
  );
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
        query={vehicles}
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
