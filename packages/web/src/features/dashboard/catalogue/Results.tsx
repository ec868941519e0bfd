import { LayoutGrid, List, PackageSearch } from 'lucide-react';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { Pagination } from '@/ui/Pagination';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { partColumns, SellButton } from './part-columns';
import { PartTile } from './PartTile';
import type { Catalogue } from './use-catalogue';
import { useView } from './use-view';

const tiles = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

export function Results({ catalogue: { list, clear } }: { catalogue: Catalogue }) {
  const { view, setView } = useView();
  const { data, error, isPlaceholderData } = list.result;
  if (!data)
    return error ? (
      <QueryFailure title="فشل في البحث في المنتجات" query={list.result} />
    ) : (
      <div aria-busy="true" className={cn('mt-4 border-t border-line pt-3', tiles)}>
        {Array.from({ length: list.limit }, (_, index) => (
          <Skeleton key={index} className="h-42" />
        ))}
      </div>
    );

  return (
    <div className="mt-4 border-t border-line pt-3">
      <div className="mb-3 flex items-center gap-2">
        <output className="grow text-muted">
          عدد النتائج: <b className="text-ink tabular-nums">{formatNumber(data.total)}</b>
        </output>
        <IconButton
          label="عرض كشبكة"
          icon={LayoutGrid}
          variant={view === 'grid' ? 'secondary' : 'ghost'}
          aria-pressed={view === 'grid'}
          onClick={() => setView('grid')}
        />
        <IconButton
          label="عرض كقائمة"
          icon={List}
          variant={view === 'list' ? 'secondary' : 'ghost'}
          aria-pressed={view === 'list'}
          onClick={() => setView('list')}
        />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState
          icon={PackageSearch}
          title="لا توجد قطع مطابقة"
          message="جرّب سنة أو موديلاً آخر، أو ابحث بكلمة أقصر."
          action={<Button onClick={clear}>محو البحث</Button>}
        />
      ) : (
        <>
          {view === 'grid' ? (
            <ul aria-label="القطع المطابقة" className={cn(tiles, isPlaceholderData && 'opacity-60')}>
              {data.rows.map((part) => (
                <PartTile key={part._id} part={part} />
              ))}
            </ul>
          ) : (
            <Table
              label="القطع المطابقة"
              columns={partColumns}
              rows={data.rows}
              rowKey={(part) => part._id}
              renderActions={(part) => <SellButton part={part} />}
              stale={isPlaceholderData}
            />
          )}
          <Pagination
            page={list.page}
            limit={list.limit}
            total={data.total}
            onPage={list.setPage}
            onLimit={list.setLimit}
          />
        </>
      )}
    </div>
  );
}
