import type { Page, Warehouse } from '@turoos/contract';
import { Plus, SearchX, Warehouse as WarehouseIcon } from 'lucide-react';
import { usePermit } from '@/lib/can';
import { cn } from '@/lib/cn';
import type { ListState } from '@/lib/use-list-state';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { LoadFailure } from './LoadFailure';
import { WarehouseCard, WarehouseCardSkeleton, type WarehouseActions } from './WarehouseCard';

type WarehouseGridProps = WarehouseActions & {
  query: {
    data: Page<Warehouse> | undefined;
    error: unknown;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  list: Pick<ListState, 'page' | 'limit' | 'q' | 'activeFilters' | 'setPage' | 'setLimit' | 'clear'>;
  onAdd: () => void;
};

const grid = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** The list as cards, with the states of every list. */
export function WarehouseGrid({ query, list, onAdd, ...actions }: WarehouseGridProps) {
  const { data } = query;
  if (query.isError && !data)
    return (
      <LoadFailure error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  if (!data)
    return (
      <ul aria-label="المستودعات" aria-busy="true" className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <WarehouseCardSkeleton key={index} />
        ))}
      </ul>
    );
  return (
    <>
      {data.rows.length === 0 ? (
        <Card>
          <NoWarehouses list={list} total={data.total} onAdd={onAdd} />
        </Card>
      ) : (
        <ul
          aria-label="المستودعات"
          aria-busy={query.isPlaceholderData || undefined}
          className={cn(grid, 'transition-opacity', query.isPlaceholderData && 'opacity-50')}
        >
          {data.rows.map((warehouse) => (
            <WarehouseCard key={warehouse._id} warehouse={warehouse} {...actions} />
          ))}
        </ul>
      )}
      {data.total > 0 && (
        <div className="mt-3 rounded-lg border border-line bg-surface shadow-card">
          <Pagination
            page={list.page}
            limit={list.limit}
            total={data.total}
            onPage={list.setPage}
            onLimit={list.setLimit}
          />
        </div>
      )}
    </>
  );
}

type NoWarehousesProps = Pick<WarehouseGridProps, 'list' | 'onAdd'> & { total: number };

function NoWarehouses({ list, total, onAdd }: NoWarehousesProps) {
  const mayAdd = usePermit('warehouses:create');
  if (total > 0)
    return (
      <EmptyState
        title="لا توجد سجلات في هذه الصفحة"
        action={<Button onClick={() => list.setPage(1)}>الذهاب إلى أول صفحة</Button>}
      />
    );
  if (list.q !== '' || list.activeFilters > 0)
    return (
      <EmptyState
        icon={SearchX}
        title="لا توجد مستودعات مطابقة"
        message="جرّب كلمة أخرى أو خفّف عوامل التصفية."
        action={<Button onClick={list.clear}>مسح البحث والتصفية</Button>}
      />
    );
  return (
    <EmptyState
      icon={WarehouseIcon}
      title="لا توجد مستودعات بعد"
      message="أضف أول مستودع لتُسجل فيه القطع وتُباع منه."
      action={
        <Button variant="primary" icon={Plus} disabledReason={mayAdd.reason} onClick={onAdd}>
          إضافة مستودع
        </Button>
      }
    />
  );
}
