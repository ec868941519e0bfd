import { decisionKinds, offlineSalesApi, tillsApi } from '@turoos/contract';
import { ListChecks } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import type { ListState } from '@/lib/list/use-list-state';
import { navigate } from '@/lib/navigation/hooks';
import { useCan } from '@/lib/session/can';
import { RescueUpload } from '@/shared/till/RescueUpload';
import { ListOptions } from '@/shared/views/ListOptions';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { PageHeader } from '@/ui/PageHeader';
import { offlineSaleColumns } from './offline-sale-columns';

const filters = ['state', 'kind', 'till'] as const;
const states = [
  { value: 'unbooked', label: 'لم تُسجل بعد' },
  { value: 'decided', label: 'اتُّخذ القرار فيها' },
  { value: 'all', label: 'كل مبيعات نقاط البيع' },
];
const kinds = optionsOf(decisionKinds);

/** Sales that tills made while the server could not be reached; first those that a manager must decide about. */
export function OfflineSalesScreen() {
  const list = useList('sales', offlineSalesApi.list, {
    name: 'offlineSales',
    filters,
    sort: '-receivedAt',
  });
  return (
    <>
      <PageHeader
        title="مبيعات تحتاج قراراً"
        description="بيعت عند انقطاع الخادم، ولا يطابق فيها شيء ما في المتجر"
        actions={<RescueUpload />}
      />
      <FilterBar
        list={list}
        columns={offlineSaleColumns}
        end={<ListOptions list={list} columns={offlineSaleColumns} />}
        searchLabel="ابحث بالرقم المؤقت أو رقم الفاتورة أو العميل"
      >
        <FilterSelect list={list} name="state" label="الحالة" all="تحتاج قراراً" options={states} />
        <FilterSelect list={list} name="kind" label="السبب" all="كل الأسباب" options={kinds} />
        <TillFilter list={list} />
      </FilterBar>
      <DataTable
        label="مبيعات تحتاج قراراً"
        columns={offlineSaleColumns}
        failedTitle="فشل في جلب المبيعات"
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={({ _id: id }) => void navigate({ to: '/sales/offline/$id', params: { id } })}
        empty={
          <EmptyState
            scene="done"
            icon={ListChecks}
            title="لا مبيعات تحتاج قراراً"
            message="ما تبيعه نقاط البيع عند انقطاع الخادم يُسجل من نفسه. ولا يظهر هنا إلا ما لا يطابق المخزون أو الأسعار أو حدود العملاء."
          />
        }
      />
    </>
  );
}

/** For those who may see the tills. */
function TillFilter({ list }: { list: ListState<(typeof filters)[number]> }) {
  const mayRead = useCan('settings:read');
  const { data: tills = [] } = useData('tills', tillsApi.list, {}, { enabled: mayRead });
  if (tills.length < 2) return null;
  const options = tills.map(({ _id, code, name }) => ({ value: _id, label: `${name} (${code})` }));
  return <FilterSelect list={list} name="till" label="نقطة البيع" all="كل نقاط البيع" options={options} />;
}
