import {
  nouns,
  adjustmentsApi,
  adjustmentStatus,
  adjustmentTypes,
  type AdjustmentSummary,
} from '@turoos/contract';
import { CircleCheck, CircleX, Clock, Coins, SlidersHorizontal } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { optionsOf } from '@/lib/format/options';
import { DocumentsScreen } from '@/shared/workflow/DocumentsScreen';
import { FilterSelect } from '@/ui/FilterSelect';
import type { FigureSpec } from '@/ui/Figures';
import { adjustmentColumns } from './adjustment-columns';
import { adjustmentKind, adjustmentSteps } from './adjustment-kind';

const statuses = optionsOf(adjustmentStatus);
const types = optionsOf(adjustmentTypes);
const filters = ['status', 'type'] as const;

const figures: readonly FigureSpec<AdjustmentSummary>[] = [
  {
    label: 'كل التسويات',
    icon: SlidersHorizontal,
    tone: 'info',
    count: (known) => known.totalAdjustments,
    filter: {},
  },
  {
    label: 'بانتظار الاعتماد',
    icon: Clock,
    tone: 'warning',
    count: (known) => known.pendingCount,
    filter: { status: 'pending' },
  },
  {
    label: 'المعتمدة',
    icon: CircleCheck,
    tone: 'success',
    count: (known) => known.approvedCount,
    filter: { status: 'approved' },
    hint: (known) => `بكمية ${formatNumber(known.totalQuantity)}`,
  },
  {
    label: 'المرفوضة',
    icon: CircleX,
    tone: 'danger',
    count: (known) => known.rejectedCount,
    filter: { status: 'rejected' },
  },
  {
    label: 'قيمة التسويات',
    icon: Coins,
    right: 'costs:read',
    money: (known) => known.totalValue,
    at: (known) => known.rials,
  },
];

export const AdjustmentsScreen = () => (
  <DocumentsScreen
    kind={adjustmentKind}
    topic="adjustments"
    api={adjustmentsApi}
    title="التسويات المخزنية"
    description="تغييرات في كميات المخزون تُنفذ بعد اعتمادها"
    addLabel="تسوية جديدة"
    exported={{ fileName: 'stock-adjustments', things: 'التسويات المخزنية' }}
    figures={figures}
    searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التسوية أو المرجع أو الملاحظات"
    filters={filters}
    renderFilters={(list) => (
      <>
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={types} />
      </>
    )}
    counted={{ all: (known) => known.totalAdjustments, noun: nouns.adjustment }}
    failedTitle="فشل في جلب التسويات المخزنية"
    empty={{
      icon: SlidersHorizontal,
      title: 'لا توجد تسويات بعد',
      message: 'سجّل تسوية عندما تختلف الكمية في الرف عن الكمية في النظام، أو تتلف قطعة أو تُفقد.',
    }}
    loadForm={async () => (await import('./AdjustmentDialog')).AdjustmentDialog}
    loadDetails={async () => (await import('./AdjustmentDetails')).AdjustmentDetails}
    columns={adjustmentColumns}
    steps={adjustmentSteps}
  />
);
