import type { Page } from '@turoos/contract';
import { Fragment, type ReactNode } from 'react';
import { hasFailed, type Query } from '@/lib/http/query-state';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from './Button';
import { Card } from './Card';
import { cn } from './cn';
import { EmptyState } from './EmptyState';
import { StaleNote } from './StaleNote';
import { Pagination } from './Pagination';
import { QueryFailure } from './QueryFailure';
import { Skeleton } from './Skeleton';

type CardsState = Pick<
  ListState,
  'page' | 'limit' | 'q' | 'activeFilters' | 'setPage' | 'setLimit' | 'clear'
>;

type CardListProps<Row> = {
  /** The list's name for screen readers: 'المستودعات'. */
  label: string;
  /** The result of `useList`. */
  list: CardsState & { result: Query<Page<Row>> & { isPlaceholderData: boolean } };
  renderCard: (row: Row) => ReactNode;
  /** The title of the loading error. */
  failedTitle?: string;
  /** Shown when there are no records at all: an EmptyState that says what to do next. */
  empty: ReactNode;
};

const grid = 'grid gap-3 md:grid-cols-2 2xl:grid-cols-3';

/** A list of records as cards, with loading, error and empty states. */
export function CardList<Row extends { _id: string }>({
  label,
  list,
  renderCard,
  failedTitle = '',
  empty,
}: CardListProps<Row>) {
  const query = list.result;
  const { data } = query;
  if (hasFailed(query))
    return (
      <Card>
        <QueryFailure title={failedTitle} lead="خطأ في تحميل البيانات: " query={query} />
      </Card>
    );
  if (!data)
    return (
      <ul aria-label={label} aria-busy="true" className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </ul>
    );
  return (
    <>
      <StaleNote query={query} />
      {data.rows.length === 0 ? (
        <Card>
          <NothingHere list={list} total={data.total} empty={empty} />
        </Card>
      ) : (
        <ul
          aria-label={label}
          aria-busy={query.isPlaceholderData || undefined}
          className={cn(grid, 'transition-opacity', query.isPlaceholderData && 'opacity-50')}
        >
          {data.rows.map((row) => (
            <Fragment key={row._id}>{renderCard(row)}</Fragment>
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

const CardSkeleton = () => (
  <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
    <Skeleton className="h-5 w-2/5" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-16 w-full" />
    <Skeleton className="h-8 w-1/3" />
  </li>
);

type NothingHereProps = { list: CardsState; total: number; empty: ReactNode };

function NothingHere({ list, total, empty }: NothingHereProps) {
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
        scene="search"
        title="لا توجد نتائج مطابقة"
        message="جرّب كلمة أخرى أو خفّف عوامل التصفية."
        action={<Button onClick={list.clear}>إزالة البحث والتصفية</Button>}
      />
    );
  return empty;
}
