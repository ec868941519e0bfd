import type { Part } from '@turoos/contract';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '@/lib/format/format';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { PartNumber } from '@/ui/Code';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { Money } from '@/ui/Money';
import { Pagination } from '@/ui/Pagination';
import { QueryFailure } from '@/ui/QueryFailure';
import { Skeleton } from '@/ui/Skeleton';
import { Table } from '@/ui/Table';
import { Availability, partColumns, PartLink, SellButton, Vehicles } from './part-columns';
import type { Catalogue } from './use-catalogue';

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
          scene="search"
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

function PartTile({ part }: { part: Part }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-lg border border-line p-3">
      <div className="min-w-0 grow">
        <PartLink part={part} />
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <PartNumber>{part.partNumber}</PartNumber>
          <bdi>{[part.brand, part.subCategory || part.category].filter(Boolean).join(' · ')}</bdi>
        </p>
        <p className="mt-1 text-sm text-muted">
          <Vehicles part={part} />
        </p>
      </div>
      <Money usd={part.sellingPrice} at="today" />
      <div className="flex items-center justify-between gap-2">
        <Availability part={part} />
        <SellButton part={part} />
      </div>
    </li>
  );
}

type View = 'grid' | 'list';
const place = 'catalogueView';

/** Grid or list, remembered in this browser. */
function useView() {
  const [view, setView] = useState<View>(() => (localStorage.getItem(place) === 'list' ? 'list' : 'grid'));
  return {
    view,
    setView: (next: View) => {
      localStorage.setItem(place, next);
      setView(next);
    },
  };
}
