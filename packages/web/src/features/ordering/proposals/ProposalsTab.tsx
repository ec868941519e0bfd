import { orderingApi, type OrderingState, type Proposal } from '@turoos/contract';
import { Calculator, PackageCheck } from 'lucide-react';
import { useList } from '@/lib/list/use-list';
import { usePicked } from '@/lib/list/use-picked';
import { DataTable } from '@/ui/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { ExportButton } from '@/ui/ExportButton';
import { FilterBar } from '@/ui/FilterBar';
import { useLazyDialog } from '@/ui/use-lazy-dialog';
import { PartFilters, partFilterNames } from '../part-filters';
import { OrderPicked } from './OrderPicked';
import { proposalColumns } from './proposal-columns';
import { ProposalFigures } from './ProposalFigures';
import { SupplierGroups } from './SupplierGroups';

const filters = ['supplier', 'urgency', ...partFilterNames] as const;

export function ProposalsTab({ state }: { state: OrderingState | undefined }) {
  const list = useList('purchases', orderingApi.list, { filters, sort: 'runsOutOn' });
  const picked = usePicked<Proposal>(({ name }) => name);
  const why = useLazyDialog<Proposal>(() => import('./WhyDialog').then((m) => m.WhyDialog));
  const columns = proposalColumns(why.show);
  return (
    <>
      <ProposalFigures list={list} />
      <SupplierGroups list={list} />
      <FilterBar
        list={list}
        columns={columns}
        searchLabel="ابحث باسم القطعة أو رقمها"
        actions={
          <div className="max-sm:hidden">
            <ExportButton
              list={orderingApi.list}
              query={list.query}
              fileName="ordering"
              things="ما يلزم طلبه"
              format="xlsx"
            />
          </div>
        }
      >
        <PartFilters list={list} />
      </FilterBar>
      <DataTable
        label="ما يلزم طلبه"
        failedTitle="فشل في جلب ما يلزم طلبه"
        columns={columns}
        list={list}
        picked={picked}
        bulk={<OrderPicked picked={picked} warehouse={list.filters.warehouse} />}
        rowKey={({ _id }) => _id}
        onOpen={why.show}
        empty={
          state?.computedAt ? (
            <EmptyState
              icon={PackageCheck}
              title="لا شيء يلزم طلبه الآن"
              message="المخزون وما هو في الطريق يكفيان المبيعات المتوقعة."
            />
          ) : (
            <EmptyState
              icon={Calculator}
              title="لم يُحسب الطلب المتوقع بعد"
              message="يُحسب كل يوم من تلقائه. اضغط «إعادة الحساب» لحسابه الآن."
            />
          )
        }
      />
      {why.dialog}
    </>
  );
}
