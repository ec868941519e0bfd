import { countedAfter, nouns, orderingApi, type DeadPart, type OrderingState } from '@turoos/contract';
import { Calculator, PackageCheck } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterBar } from '@/ui/FilterBar';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { PartFilters, partFilterNames } from '../part-filters';
import { CampaignForPicked } from './CampaignForPicked';
import type { DeadSubject } from './DeadPartDialog';
import { deadColumns } from './dead-columns';
import { DeadFigures } from './DeadFigures';

/** What the server proposes until its settings are known. */
const usualDiscount = 20;

export function DeadStockTab({ state }: { state: OrderingState | undefined }) {
  const list = useList('purchases', orderingApi.deadStock, { filters: partFilterNames, sort: '-value' });
  const picked = usePicked<DeadPart>(({ name }) => name);
  const details = useLazyDialog<DeadSubject>(() => import('./DeadPartDialog').then((m) => m.DeadPartDialog));
  const discount = state?.setup.deadDiscount ?? usualDiscount;
  return (
    <>
      <DeadFigures list={list} />
      <FilterBar
        list={list}
        columns={deadColumns}
        searchLabel="ابحث باسم القطعة أو رقمها"
        actions={
          <div className="max-sm:hidden">
            <ExportButton
              list={orderingApi.deadStock}
              query={list.query}
              fileName="dead-stock"
              things="البضاعة الراكدة"
              format="xlsx"
            />
          </div>
        }
      >
        <PartFilters list={list} />
      </FilterBar>
      <DataTable
        label="بضاعة راكدة"
        failedTitle="فشل في جلب البضاعة الراكدة"
        columns={deadColumns}
        list={list}
        picked={picked}
        bulk={<CampaignForPicked picked={picked} discount={discount} />}
        rowKey={({ _id }) => _id}
        onOpen={(part) => details.show({ part, discount })}
        empty={
          state?.computedAt ? (
            <EmptyState
              icon={PackageCheck}
              title="لا بضاعة راكدة"
              message={`كل ما في المستودعات بيع منه شيء في آخر ${countedAfter(state.setup.deadDays, nouns.day)}.`}
            />
          ) : (
            <EmptyState
              icon={Calculator}
              title="لم تُحسب البضاعة الراكدة بعد"
              message="تُحسب كل يوم من تلقائها. اضغط «إعادة الحساب» لحسابها الآن."
            />
          )
        }
      />
      {details.dialog}
    </>
  );
}
