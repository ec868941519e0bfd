import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { catalogueApi, counted, nouns, spanText, type Part } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { useFailureToast } from '@/lib/http/use-failure-toast';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { Code, Num } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { haveAnyPhoto, PartHit } from './PartHit';
import { noFilters, SmartFilters } from './SmartFilters';

export interface SmartSearchSubject {
  /** Returns whether the part was added to the invoice. */
  add: (part: Part) => boolean;
}

/** Page sizes: the ten best-selling parts before anything is filtered, a hundred results per page after. */
const BEST_SELLERS = 10;
const PAGE_SIZE = 100;

/** Finds parts by vehicle, category or text and adds them to the invoice without closing the dialog. */
export function SmartSearch({ subject, open, onClose }: SubjectDialogProps<SmartSearchSubject>) {
  const [filters, setFilters] = useState(noFilters);
  const [added, setAdded] = useState(0);
  const { q, make, year, main, sub } = filters;
  const searching = Boolean(q || make || year || main);
  const query = { q, make, year, categoryId: sub || main, limit: searching ? PAGE_SIZE : BEST_SELLERS };
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: key('products', 'smart search', query),
      queryFn: ({ signal, pageParam: page }) =>
        call(catalogueApi.parts, { query: { ...query, page } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    });
  useFailureToast(error, 'خطأ', 'فشل في تحميل المنتجات');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      title="البحث الذكي عن القطع"
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            العودة إلى الفاتورة
          </Button>
          <output className="self-center text-muted">
            {added > 0 && (
              <>
                أُضيف إلى الفاتورة: <Num value={added} className="font-semibold text-ink" />
              </>
            )}
          </output>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SmartFilters filters={filters} onChange={setFilters} />
        <SmartHits
          parts={data?.pages.flatMap(({ rows }) => rows)}
          total={data?.pages[0]?.total ?? 0}
          failed={error}
          searching={searching}
          fetching={isFetching && !isFetchingNextPage}
          onMore={searching && hasNextPage ? () => void fetchNextPage() : undefined}
          fetchingMore={isFetchingNextPage}
          onRetry={() => void refetch()}
          onAdd={(part) => subject.add(part) && setAdded((count) => count + 1)}
        />
      </div>
    </Dialog>
  );
}

type SmartHitsProps = {
  parts: readonly Part[] | undefined;
  failed: unknown;
  /** The number of all results, shown or not. */
  total: number;
  searching: boolean;
  fetching: boolean;
  /** Loads the next page; undefined when all results are shown. */
  onMore: (() => void) | undefined;
  fetchingMore: boolean;
  onRetry: () => void;
  onAdd: (part: Part) => void;
};

function SmartHits({
  parts,
  total,
  failed,
  searching,
  fetching,
  onMore,
  fetchingMore,
  onRetry,
  onAdd,
}: SmartHitsProps) {
  if (failed && !parts) return <ErrorState error={failed} onRetry={onRetry} />;
  if (!parts) return <Skeleton className="h-80" />;
  if (parts.length === 0 && searching)
    return (
      <EmptyState title="لم يتم العثور على نتائج تطابق معايير البحث." message="جرّب كلمات أقل أو فئة أوسع." />
    );
  const withPhoto = haveAnyPhoto(parts);
  return (
    <>
      {searching ? (
        <output className="text-muted">عدد النتائج: {counted(total, nouns.part)}</output>
      ) : (
        <p className="text-muted">ابدأ البحث للعثور على قطع الغيار.</p>
      )}
      <ul aria-label="نتائج البحث" className={cn('divide-y divide-line', fetching && 'opacity-70')}>
        {parts.map((part) => (
          <li key={part._id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <div className="flex min-w-0 grow basis-72 items-center gap-3">
              <PartHit part={part} withPhoto={withPhoto} />
            </div>
            <div className="flex items-center justify-between gap-3 max-sm:w-full">
              <Fits part={part} />
              <Button
                size="sm"
                icon={Plus}
                aria-label={`إضافة ${part.name}`}
                disabledReason={part.quantity <= 0 && 'نافد'}
                onClick={() => onAdd(part)}
              >
                إضافة
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button className="mx-auto" busy={fetchingMore} onClick={onMore}>
          عرض المزيد
        </Button>
      )}
    </>
  );
}

const shown = 2;

/** The first two compatible vehicles, with the number of further ones. */
function Fits({ part: { vehicleCompatibility: vehicles } }: { part: Part }) {
  const more = vehicles.length - shown;
  return (
    <span className="flex min-w-0 flex-col text-sm text-muted sm:w-44">
      {vehicles.slice(0, shown).map((vehicle) => (
        <span key={`${vehicle.make} ${vehicle.model} ${spanText(vehicle)} ${vehicle.engine}`}>
          {vehicle.make} {vehicle.model} {spanText(vehicle) && <Code>{spanText(vehicle)}</Code>}
        </span>
      ))}
      {more > 0 && <Code className="w-fit font-semibold">{`+${more}`}</Code>}
    </span>
  );
}
