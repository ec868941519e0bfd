import { sourceVehiclesApi, teardownStatus, type SourceVehicle } from '@turoos/contract';
import { CarFront } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useList } from '@/lib/list/use-list';
import { navigate } from '@/lib/navigation/hooks';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { vehicleName } from '@/shared/source-vehicles/vehicle-name';
import { AddButton } from '@/ui/AddButton';
import { StatusMark } from '@/ui/Badge';
import { Code, Num } from '@/ui/Code';
import { DataTable, type Column } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { Usd } from '@/ui/Usd';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { RecoveredShare } from './RecoveredShare';

/** The cars bought for their parts, with what each has earned and will probably earn. */
export function SourceVehiclesScreen() {
  const list = useList('purchases', sourceVehiclesApi.list, { filters: ['teardown'] });
  const buying = useLazyDialog<null>(() => import('./buy/BuyCarDialog').then((m) => m.default));
  const buy = () => buying.show(null);
  useCreateFromUrl('purchases:create', buy);
  const add = <AddButton right="purchases:create" label="شراء سيارة" onAdd={buy} />;
  return (
    <>
      <PageHeader
        title="السيارات المفككة"
        description="ما كلّفته كل سيارة اشتُريت لتفكيكها، وما استُرد منها، وربحها حتى الآن والمتوقع."
        actions={add}
      />
      <FilterBar list={list} searchLabel="ابحث برقم الهيكل أو رمز السيارة أو الموديل">
        <FilterSelect
          list={list}
          name="teardown"
          label="التفكيك"
          all="كل السيارات"
          options={optionsOf(teardownStatus)}
        />
      </FilterBar>
      <DataTable
        label="السيارات المفككة"
        columns={vehicleColumns}
        failedTitle="فشل في تحميل السيارات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/source-vehicles/$id', params: { id: _id } })}
        empty={
          <EmptyState
            icon={CarFront}
            title="لا توجد سيارات بعد"
            message="سجّل سيارة اشتريتها لتفكيكها، وأنزل قطعها إلى المخزون كلما فُكّت، فترى هنا ربحها."
            action={add}
          />
        }
      />
      {buying.dialog}
    </>
  );
}

const orDash = (code: string) => (code ? <Code>{code}</Code> : <span className="text-faint">—</span>);

const vehicleColumns: Column<SourceVehicle>[] = [
  { id: 'name', header: 'السيارة', primary: true, cell: (vehicle) => vehicleName(vehicle) },
  { id: 'vin', header: 'رقم الهيكل', cell: ({ vin }) => orDash(vin) },
  { id: 'carId', header: 'رمز السيارة', phone: 'code', cell: ({ carId }) => orDash(carId) },
  {
    id: 'teardown',
    header: 'التفكيك',
    phone: 'badge',
    cell: ({ teardownStatus: status }) =>
      status ? (
        <StatusMark status={teardownStatus[status]} normal={status === 'closed'} />
      ) : (
        <span className="text-faint">—</span>
      ),
  },
  { id: 'sold', header: 'بيع منها', cell: ({ sold }) => <Num value={sold} /> },
  { id: 'onShelf', header: 'في المخزون', cell: ({ onShelf }) => <Num value={onShelf} /> },
  { id: 'onCar', header: 'على السيارة', cell: ({ onCar }) => <Num value={onCar} /> },
  { id: 'cost', header: 'التكلفة', cell: ({ cost }) => <Usd cents={cost} /> },
  { id: 'revenue', header: 'ما استُرد', cell: ({ revenue }) => <Usd cents={revenue} /> },
  {
    id: 'share',
    header: 'من التكلفة',
    phone: 'note',
    optional: true,
    cell: (vehicle) => <RecoveredShare {...vehicle} />,
  },
  {
    id: 'profit',
    header: 'الربح حتى الآن',
    phone: 'amount',
    phoneLabel: true,
    cell: ({ profit }) => <Gain cents={profit} />,
  },
  {
    id: 'expectedProfit',
    header: 'الربح المتوقع',
    cell: ({ expectedProfit }) => <Gain cents={expectedProfit} />,
  },
];

const Gain = ({ cents }: { cents: number }) => (
  <Usd cents={cents} className={cents < 0 ? 'text-danger' : undefined} />
);
