import {
  asFile,
  scrapApi,
  scrapReasonAliases,
  scrapReasons,
  scrapStatus,
  type ScrapReport,
} from '@turoos/contract';
import { Plus, Trash2 } from 'lucide-react';
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
import { ScrapCard } from './ScrapCard';
import { ScrapHeader } from './ScrapHeader';
import { useRemoveScrap } from './use-scrap-actions';
import { useScrap } from './use-scrap';

const statuses = Object.entries(scrapStatus).map(([value, { label }]) => ({ value, label }));
/** The filter knows two reasons by names of its own. */
const filterName = (reason: string) =>
  Object.entries(scrapReasonAliases).find(([, stored]) => stored === reason)?.[0] ?? reason;
const reasons = Object.entries(scrapReasons).map(([reason, label]) => ({ value: filterName(reason), label }));

export function ScrapScreen() {
  const { list, query, reports, summary } = useScrap();
  const mayAdd = usePermit('scrap:create');
  const form = useLazyDialog<ScrapReport | null>(() => import('./ScrapDialog').then((m) => m.default));
  const details = useLazyDialog<ScrapReport>(() => import('./ScrapDetails').then((m) => m.default));
  const remove = useRemoveScrap();
  const download = useDownload(asFile(scrapApi.list), {
    done: 'تم تصدير تقارير الإتلاف',
    failed: 'فشل في تصدير تقارير الإتلاف',
  });
  const add = () => form.show(null);
  useCreateRequest('scrap:create', add);

  return (
    <>
      <ScrapHeader
        summary={summary}
        onAdd={add}
        onExport={() =>
          download.mutate({
            fileName: datedName('scrap', 'csv'),
            given: { query: { ...query, format: 'csv' } },
          })
        }
        exporting={download.isPending}
        onRefresh={() => void Promise.all([reports.refetch(), summary.refetch()])}
        refreshing={(reports.isRefetching && !reports.isPlaceholderData) || summary.isRefetching}
      />
      <FilterBar list={list} searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التقرير أو الملاحظات">
        <Select
          aria-label="الحالة"
          placeholder="كل الحالات"
          options={statuses}
          value={list.filters.status}
          onValueChange={(value) => list.setFilter('status', value)}
        />
        <Select
          aria-label="السبب"
          placeholder="كل الأسباب"
          options={reasons}
          value={filterName(list.filters.reason)}
          onValueChange={(value) => list.setFilter('reason', value)}
        />
      </FilterBar>
      <ShownOfAll shown={reports.data?.total} all={summary.data?.totalScraps} noun="تقرير" />
      <DocumentCards
        label="تقارير الإتلاف"
        query={reports}
        list={list}
        renderCard={(report) => (
          <ScrapCard
            report={report}
            onOpen={details.show}
            onEdit={form.show}
            onRemove={(one) => void remove(one)}
          />
        )}
        empty={
          <EmptyState
            icon={Trash2}
            title="لا توجد تقارير إتلاف بعد"
            message="سجّل تقريراً عندما تتلف قطعة أو تنتهي صلاحيتها، لتخرج من المخزون بعد اعتماده."
            action={
              <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={add}>
                تقرير إتلاف جديد
              </Button>
            }
          />
        }
      />
      {form.dialog}
      {details.dialog}
    </>
  );
}
