import {
  nouns,
  inventoryReportsApi,
  reportCardStatus,
  reportStatus,
  reportTypes,
  type InventoryReport,
} from '@turoos/contract';
import { FileBarChart } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useData } from '@/lib/http/use-data';
import { useList } from '@/lib/list/use-list';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { AddButton } from '@/ui/AddButton';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { reportColumns } from './report-columns';
import { ReportMenu } from './ReportMenu';
import { ReportsHeader } from './ReportsHeader';
import { useRemoveReport } from './use-report-actions';

const { shared, archived } = reportCardStatus;
const statuses = optionsOf({ ...reportStatus, shared, archived });
const types = optionsOf(reportTypes);

export function InventoryReportsScreen() {
  const list = useList('inventory-reports', inventoryReportsApi.list, { filters: ['type', 'status'] });
  const statistics = useData('inventory-reports', inventoryReportsApi.statistics, {});
  const form = useLazyDialog<InventoryReport | null>(() => import('./ReportDialog').then((m) => m.default));
  const details = useLazyDialog<InventoryReport>(() => import('./ReportDetails').then((m) => m.default));
  const share = useLazyDialog<InventoryReport>(() => import('./ShareDialog').then((m) => m.default));
  const remove = useRemoveReport();
  const add = () => form.show(null);
  useCreateFromUrl('inventoryReports:create', add);

  return (
    <>
      <ReportsHeader list={list} statistics={statistics} onAdd={add} />
      <FilterBar list={list} searchLabel="ابحث باسم التقرير أو عنوانه أو وصفه أو المستودع">
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={types} />
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
      </FilterBar>
      <ShownOfAll shown={list.result.data?.total} all={statistics.data?.totalReports} noun={nouns.report} />
      <DataTable
        label="تقارير المخزون"
        failedTitle="فشل في جلب تقارير المخزون"
        failedLead="خطأ في تحميل البيانات: "
        columns={reportColumns}
        list={list}
        rowKey={({ _id }) => _id}
        onOpen={details.show}
        renderActions={(report) => (
          <ReportMenu
            report={report}
            onOpen={details.show}
            onEdit={form.show}
            onShare={share.show}
            onRemove={(one) => void remove(one)}
          />
        )}
        empty={
          <EmptyState
            icon={FileBarChart}
            title="لا توجد تقارير مخزون بعد"
            message="عرّف تقريراً، كالأصناف المنخفضة أو قيمة المخزون، ثم أنشئه وصدّره أو جدوله ليصلك بالبريد."
            action={<AddButton right="inventoryReports:create" label="تقرير جديد" onAdd={add} />}
          />
        }
      />
      {form.dialog}
      {details.dialog}
      {share.dialog}
    </>
  );
}
