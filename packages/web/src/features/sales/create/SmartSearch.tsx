import { catalogueApi, type Part } from '@turoos/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@/lib/http/api';
import { key } from '@/lib/http/query-keys';
import { toast } from '@/lib/toasts/toast-store';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import type { SubjectDialogProps } from '@/ui/use-lazy-dialog';
import { SmartFilters, noFilters } from './SmartFilters';
import { SmartHits } from './SmartHits';

export interface SmartSearchSubject {
  /** True when it was put on the invoice. */
  add: (part: Part) => boolean;
}

/** Unasked, the ten that sell most; asked, a hundred at a time. */
const unasked = 10;
const asked = 100;

/** Finds a part by the vehicle it is for, its kind or any word, and puts it on the invoice without closing. */
export function SmartSearch({ subject, open, onClose }: SubjectDialogProps<SmartSearchSubject>) {
  const [filters, setFilters] = useState(noFilters);
  const [added, setAdded] = useState(0);
  const { q, make, year, main, sub } = filters;
  const searching = Boolean(q || make || year || main);
  const query = { q, make, year, categoryId: sub || main, limit: searching ? asked : unasked };
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: key('products', 'smart search', query),
      queryFn: ({ signal, pageParam: page }) =>
        call(catalogueApi.parts, { query: { ...query, page } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    });
  useEffect(() => {
    if (error) toast({ tone: 'danger', title: 'خطأ', message: 'فشل في تحميل المنتجات' });
  }, [error]);

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
