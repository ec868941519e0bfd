import type { Page } from '@turoos/contract';
import { SearchX } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { hasFailed, type Query } from '@/lib/http/query-state';
import type { ListState } from '@/lib/list/use-list-state';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { StaleNote } from '@/ui/StaleNote';
import { Pagination } from '@/ui/Pagination';
import { QueryFailure } from '@/ui/QueryFailure';
import { DocumentCardSkeleton } from './DocumentCard';

type CardsState = Pick<
  ListState,
  'page' | 'limit' | 'q' | 'activeFilters' | 'setPage' | 'setLimit' | 'clear'
>;

type DocumentCardsProps<Document> = {
  /** The list's name for screen readers: 'التسويات المخزنية'. */
  label: string;
  /** The result of `useList`. */
  list: CardsState & { result: Query<Page<Document>> & { isPlaceholderData: boolean } };
  renderCard: (document: Document) => ReactNode;
  /** The title of the loading error. */
  failedTitle?: string;
  /** Shown when there are no documents at all: an EmptyState that says what to do next. */
  empty: ReactNode;
};

const grid = 'grid gap-3 md:grid-cols-2 2xl:grid-cols-3';

/** A list of documents as cards, with loading, error and empty states. */
export function DocumentCards<Document extends { _id: string }>({
  label,
  list,
  renderCard,
  failedTitle = '',
  empty,
}: DocumentCardsProps<Document>) {
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
          <DocumentCardSkeleton key={index} />
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
          {data.rows.map((document) => (
            <Fragment key={document._id}>{renderCard(document)}</Fragment>
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
        icon={SearchX}
        title="لا توجد نتائج مطابقة"
        message="جرّب كلمة أخرى أو خفّف عوامل التصفية."
        action={<Button onClick={list.clear}>إزالة البحث والتصفية</Button>}
      />
    );
  return empty;
}
