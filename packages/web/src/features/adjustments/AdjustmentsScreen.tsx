import { adjustmentsApi, adjustmentStatus, adjustmentTypes, asFile, type Adjustment } from '@turoos/contract';
import { Plus, SlidersHorizontal } from 'lucide-react';
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
import { AdjustmentCard } from './AdjustmentCard';
import { AdjustmentsHeader } from './AdjustmentsHeader';
import { useRemoveAdjustment } from './use-adjustment-actions';
import { useAdjustments } from './use-adjustments';

const statuses = Object.entries(adjustmentStatus).map(([value, { label }]) => ({ value, label }));
const types = Object.entries(adjustmentTypes).map(([value, { label }]) => ({ value, label }));

export function AdjustmentsScreen() {
  const { list, query, adjustments, summary } = useAdjustments();
  const mayAdd = usePermit('stockAdjustments:create');
  const form = useLazyDialog<Adjustment | null>(() => import('./AdjustmentDialog').then((m) => m.default));
  const details = useLazyDialog<Adjustment>(() => import('./AdjustmentDetails').then((m) => m.default));
  const remove = useRemoveAdjustment();
  const download = useDownload(asFile(adjustmentsApi.list), {
    done: 'تم تصدير التسويات المخزنية',
    failed: 'فشل في تصدير التسويات المخزنية',
  });
  const add = () => form.show(null);
  useCreateRequest('stockAdjustments:create', add);

  return (
    <>
      <AdjustmentsHeader
        summary={summary}
        onAdd={add}
        onExport={() =>
          download.mutate({
            fileName: datedName('stock-adjustments', 'csv'),
            given: { query: { ...query, format: 'csv' } },
          })
        }
        exporting={download.isPending}
        onRefresh={() => void Promise.all([adjustments.refetch(), summary.refetch()])}
        refreshing={(adjustments.isRefetching && !adjustments.isPlaceholderData) || summary.isRefetching}
      />
      <FilterBar list={list} searchLabel="ابحث بالمنتج أو رقم القطعة أو رقم التسوية أو المرجع أو الملاحظات">
        <Select
          aria-label="الحالة"
          placeholder="كل الحالات"
          options={statuses}
          value={list.filters.status}
          onValueChange={(value) => list.setFilter('status', value)}
        />
        <Select
          aria-label="النوع"
          placeholder="كل الأنواع"
          options={types}
          value={list.filters.type}
          onValueChange={(value) => list.setFilter('type', value)}
        />
      </FilterBar>
      <ShownOfAll shown={adjustments.data?.total} all={summary.data?.totalAdjustments} noun="تسوية" />
      <DocumentCards
        label="التسويات المخزنية"
        query={adjustments}
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
            action={
              <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={add}>
                تسوية جديدة
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
