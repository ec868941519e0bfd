import { adjustmentStatus, adjustmentTypes, type Adjustment } from '@turoos/contract';
import { SlidersHorizontal } from 'lucide-react';
import { optionsOf } from '@/lib/format/options';
import { useCreateFromUrl } from '@/lib/navigation/use-create-from-url';
import { DocumentCards } from '@/shared/workflow/DocumentCards';
import { AddButton } from '@/ui/AddButton';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { FilterSelect } from '@/ui/FilterSelect';
import { ShownOfAll } from '@/ui/ShownOfAll';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { AdjustmentCard } from './AdjustmentCard';
import { AdjustmentsHeader } from './AdjustmentsHeader';
import { useRemoveAdjustment } from './use-adjustment-actions';
import { useAdjustments } from './use-adjustments';

const statuses = optionsOf(adjustmentStatus);
const types = optionsOf(adjustmentTypes);

export function AdjustmentsScreen() {
  const { list, query, adjustments, summary } = useAdjustments();
  const form = useLazyDialog<Adjustment | null>(() => import('./AdjustmentDialog').then((m) => m.default));
  const details = useLazyDialog<Adjustment>(() => import('./AdjustmentDetails').then((m) => m.default));
  const remove = useRemoveAdjustment();
  const add = () => form.show(null);
  useCreateFromUrl('stockAdjustments:create', add);

  return (
    <>
      <AdjustmentsHeader adjustments={adjustments} summary={summary} query={query} onAdd={add} />
      <FilterBar list={list} searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التسوية أو المرجع أو الملاحظات">
        <FilterSelect list={list} name="status" label="الحالة" all="كل الحالات" options={statuses} />
        <FilterSelect list={list} name="type" label="النوع" all="كل الأنواع" options={types} />
      </FilterBar>
      <ShownOfAll shown={adjustments.data?.total} all={summary.data?.totalAdjustments} noun="تسوية" />
      <DocumentCards
        label="التسويات المخزنية"
        query={adjustments}
        failedTitle="فشل في جلب التسويات المخزنية"
        list={list}
        renderCard={(adjustment) => (
          <AdjustmentCard
            adjustment={adjustment}
            onOpen={details.show}
            onEdit={form.show}
            onRemove={(one) => void remove(one)}
          />
        )}
        empty={
          <EmptyState
            icon={SlidersHorizontal}
            title="لا توجد تسويات بعد"
            message="سجّل تسوية عندما تختلف الكمية في الرف عن الكمية في النظام، أو تتلف قطعة أو تُفقد."
            action={<AddButton right="stockAdjustments:create" label="تسوية جديدة" onAdd={add} />}
          />
        }
      />
      {form.dialog}
      {details.dialog}
    </>
  );
}
