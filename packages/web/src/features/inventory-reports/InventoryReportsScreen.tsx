import {
  asFile,
  inventoryReportsApi,
  reportCardStatus,
  reportStatus,
  reportTypes,
  type InventoryReport,
} from '@turoos/contract';
import { FileBarChart, Plus } from 'lucide-react';
import { usePermit } from '@/lib/can';
import { datedName } from '@/lib/download';
import { useCreateRequest } from '@/lib/use-create-request';
import { useDownload } from '@/lib/use-download';
import { useLazyDialog } from '@/lib/use-lazy-dialog';
import { Button } from '@/ui/Button';
import { DocumentCards } from '@/ui/DocumentCards';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { ReportCard } from './ReportCard';
import { ReportsHeader } from './ReportsHeader';
import { useRemoveReport } from './use-report-actions';
import { useReports } from './use-reports';

const { shared, archived } = reportCardStatus;
const statuses = Object.entries({ ...reportStatus, shared, archived }).map(([value, { label }]) => ({
  value,
  label,
}));
const types = Object.entries(reportTypes).map(([value, { label }]) => ({ value, label }));

export function InventoryReportsScreen() {
  const { list, query, reports, statistics } = useReports();
  const mayAdd = usePermit('inventoryReports:create');
  const form = useLazyDialog<InventoryReport | null>(() => import('./ReportDialog').then((m) => m.default));
  const details = useLazyDialog<InventoryReport>(() => import('./ReportDetails').then((m) => m.default));
  const share = useLazyDialog<InventoryReport>(() => import('./ShareDialog').then((m) => m.default));
  const remove = useRemoveReport();
  const download = useDownload(asFile(inventoryReportsApi.list), {
    done: 'تم تصدير تقارير المخزون',
    failed: 'فشل في تصدير تقارير المخزون',
  });
  const add = () => form.show(null);
  useCreateRequest('inventoryReports:create', add);

  return (
    <>
      <ReportsHeader
        statistics={statistics}
        onAdd={add}
        onExport={() =>
          download.mutate({
            fileName: datedName('inventory-reports', 'csv'),
            given: { query: { ...query, format: 'csv' } },
          })
        }
        exporting={download.isPending}
        onRefresh={() => void Promise.all([reports.refetch(), statistics.refetch()])}
        refreshing={(reports.isRefetching && !reports.isPlaceholderData) || statistics.isRefetching}
      />
      <FilterBar list={list} searchLabel="ابحث باسم التقرير أو عنوانه أو وصفه أو المستودع">
        <Select
          aria-label="النوع"
          placeholder="كل الأنواع"
          options={types}
          value={list.filters.type}
          onValueChange={(value) => list.setFilter('type', value)}
        />
        <Select
          aria-label="الحالة"
          placeholder="كل الحالات"
          options={statuses}
          value={list.filters.status}
          onValueChange={(value) => list.setFilter('status', value)}
        />
      </FilterBar>
      <ShownOfAll shown={reports.data?.total} all={statistics.data?.totalReports} noun="تقرير" />
      <DocumentCards
        label="تقارير المخزون"
        query={reports}
        list={list}
        renderCard={(report) => (
          <ReportCard
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
            action={
              <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={add}>
                تقرير جديد
              </Button>
            }
          />
        }
      />
      {form.dialog}
      {details.dialog}
      {share.dialog}
    </>
  );
}
