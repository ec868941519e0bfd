import { scrapReasonAliases, scrapReasons, scrapStatus, type ScrapReport } from '@turoos/contract';
import { Trash2 } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { DocumentCards } from '@/shared/workflow/DocumentCards';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { Select } from '@/ui/Select';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { ScrapCard } from './ScrapCard';
import { ScrapHeader } from './ScrapHeader';
import { useScrap } from './use-scrap';
import { useRemoveScrap } from './use-scrap-actions';

const statuses = optionsOf(scrapStatus);
/** The filter knows two reasons by names of its own. */
const filterName = (reason: string) =>
  Object.entries(scrapReasonAliases).find(([, stored]) => stored === reason)?.[0] ?? reason;
const reasons = Object.entries(scrapReasons).map(([reason, label]) => ({ value: filterName(reason), label }));

export function ScrapScreen() {
  const { list, query, reports, summary } = useScrap();
  const form = useLazyDialog<ScrapReport | null>(() => import('./ScrapDialog').then((m) => m.default));
  const details = useLazyDialog<ScrapReport>(() => import('./ScrapDetails').then((m) => m.default));
  const remove = useRemoveScrap();
  const add = () => form.show(null);
  useCreateFromUrl('scrap:create', add);

  return (
    <>
      <ScrapHeader reports={reports} summary={summary} query={query} onAdd={add} />
      <FilterBar list={list} searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التقرير أو الملاحظات">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
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
        failedTitle="فشل في جلب تقارير الإتلاف"
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
            action={<AddButton right="scrap:create" label="تقرير إتلاف جديد" onAdd={add} />}
          />
        }
      />
      {form.dialog}
      {details.dialog}
    </>
  );
}
