import { countStatus } from '@turoos/contract';
import { ClipboardList, Plus } from 'lucide-react';
import { usePermit } from '@/lib/can';
import { useSearch } from '@/lib/navigation/hooks';
import { useCreateRequest } from '@/lib/use-create-request';
import { useLazyDialog } from '@/lib/use-lazy-dialog';
import { Button } from '@/ui/Button';
import { DocumentCards } from '@/ui/DocumentCards';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { Select } from '@/ui/Select';
import { WarehouseSelect } from '@/ui/WarehouseSelect';
import { CountCard } from './CountCard';
import { CountScreen } from './CountScreen';
import { CountsHeader } from './CountsHeader';
import { NEWEST, useCounts } from './use-counts';

const statuses = Object.entries(countStatus).map(([value, { label }]) => ({ value, label }));

/** All counts; with one chosen in the address, that one. */
export function CountsScreen() {
  const { count } = useSearch();
  return count ? <CountScreen key={count} id={count} /> : <AllCounts />;
}

function AllCounts() {
  const { list, counts, statistics } = useCounts();
  const mayCreate = usePermit('inventoryCounts:create');
  const form = useLazyDialog<null>(() => import('./NewCountDialog').then((m) => m.NewCountDialog));
  const create = () => form.show(null);
  useCreateRequest('inventoryCounts:create', create);

  return (
    <>
      <CountsHeader
        statistics={statistics}
        onCreate={create}
        refreshing={(counts.isRefetching && !counts.isPlaceholderData) || statistics.isRefetching}
        onRefresh={() => void Promise.all([counts.refetch(), statistics.refetch()])}
      />
      <FilterBar list={list} searchLabel="ابحث برقم الجرد أو القائم به أو الملاحظات">
        <WarehouseSelect
          aria-label="المستودع"
          placeholder="كل المستودعات"
          value={list.filters.warehouse}
          onChange={(id) => list.setFilter('warehouse', id)}
        />
        <Select
          aria-label="الحالة"
          placeholder="كل الحالات"
          options={statuses}
          value={list.filters.status}
          onValueChange={(value) => list.setFilter('status', value)}
        />
      </FilterBar>
      {counts.data?.total === NEWEST && (
        <p className="mb-3 text-sm text-muted">{`أحدث ${NEWEST} عملية؛ للأقدم اختر مستودعاً أو حالة.`}</p>
      )}
      <DocumentCards
        label="عمليات الجرد"
        query={counts}
        list={list}
        renderCard={(one) => <CountCard count={one} />}
        empty={
          <EmptyState
            icon={ClipboardList}
            title="لا توجد عمليات جرد بعد"
            message="ابدأ جرداً لمستودع لتقارن ما على الرفوف بما في النظام."
            action={
              <Button variant="primary" icon={Plus} disabledReason={mayCreate.reason} onClick={create}>
                جرد جديد
              </Button>
            }
          />
        }
      />
      {form.dialog}
    </>
  );
}
