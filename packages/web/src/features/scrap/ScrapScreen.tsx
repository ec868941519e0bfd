import {
  nouns,
  scrapApi,
  scrapReasonAliases,
  scrapReasons,
  scrapStatus,
  type ScrapSummary,
} from '@turoos/contract';
import { CircleCheck, CircleX, Clock, Coins, Hourglass, Trash2 } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { DocumentsScreen } from '@/shared/workflow/DocumentsScreen';
import { FilterSelect } from '@/ui/FilterSelect';
import { Select } from '@/ui/Select';
import type { FigureSpec } from '@/ui/Figures';
import { scrapColumns } from './scrap-columns';
import { scrapKind, scrapSteps } from './scrap-kind';

const statuses = optionsOf(scrapStatus);
/** Returns the filter's value of a reason: two reasons have an alias in the URL. */
const filterName = (reason: string) =>
  Object.entries(scrapReasonAliases).find(([, stored]) => stored === reason)?.[0] ?? reason;
const reasons = Object.entries(scrapReasons).map(([reason, label]) => ({ value: filterName(reason), label }));
const filters = ['status', 'reason'] as const;

const figures: readonly FigureSpec<ScrapSummary>[] = [
  { label: 'كل التقارير', icon: Trash2, tone: 'info', count: (known) => known.totalScraps, filter: {} },
  {
    label: 'بانتظار الاعتماد',
    icon: Clock,
    tone: 'warning',
    count: (known) => known.pendingCount,
    filter: { status: 'pending' },
  },
  {
    label: 'المعتمدة، لم تُتلف بعد',
    icon: Hourglass,
    tone: 'info',
    count: (known) => known.approvedCount,
    filter: { status: 'approved' },
  },
  {
    label: 'المكتملة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.completedCount,
    filter: { status: 'completed' },
  },
  {
    label: 'المرفوضة',
    icon: CircleX,
    tone: 'danger',
    count: (known) => known.rejectedCount,
    filter: { status: 'rejected' },
  },
  {
    label: 'القيمة التقديرية لما أُتلف',
    icon: Coins,
    money: (known) => known.totalValue,
    at: (known) => known.rials,
  },
];

export const ScrapScreen = () => (
  <DocumentsScreen
    kind={scrapKind}
    topic="scrap"
    api={scrapApi}
    title="الإتلاف"
    description="قطع لم تعد صالحة للبيع، تخرج من المخزون بعد اعتماد تقريرها"
    addLabel="تقرير إتلاف جديد"
    exported={{ fileName: 'scrap', things: 'تقارير الإتلاف' }}
    figures={figures}
    searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التقرير أو الملاحظات"
    filters={filters}
    renderFilters={(list) => (
      <>
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
        <Select
          aria-label="السبب"
          placeholder="كل الأسباب"
          options={reasons}
          value={filterName(list.filters.reason)}
          onValueChange={(value) => list.setFilter('reason', value)}
        />
      </>
    )}
    counted={{ all: (known) => known.totalScraps, noun: nouns.report }}
    failedTitle="فشل في جلب تقارير الإتلاف"
    empty={{
      icon: Trash2,
      title: 'لا توجد تقارير إتلاف بعد',
      message: 'سجّل تقريراً عندما تتلف قطعة أو تنتهي صلاحيتها، لتخرج من المخزون بعد اعتماده.',
    }}
    loadForm={async () => (await import('./ScrapDialog')).ScrapDialog}
    loadDetails={async () => (await import('./ScrapDetails')).ScrapDetails}
    columns={scrapColumns}
    steps={scrapSteps}
  />
);
