import { productsApi, type Part } from '@turoos/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useData } from '@/lib/use-data';
import type { SubjectDialogProps } from '@/lib/use-lazy-dialog';
import { Button } from '@/ui/Button';
import { Num } from '@/ui/Code';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast-store';
import { SmartFilters, noFilters } from './SmartFilters';
import { SmartHits } from './SmartHits';

export interface SmartSearchSubject {
  /** True when it was put on the invoice. */
  add: (part: Part) => boolean;
}

/** Unasked, the ten that sell most; asked, more than anyone reads. */
const unasked = 10;
const asked = 100;

/** Finds a part by the car it is for, its kind or any word, and puts it on the invoice without closing. */
export function SmartSearch({ subject, open, onClose }: SubjectDialogProps<SmartSearchSubject>) {
  const [filters, setFilters] = useState(noFilters);
  const [added, setAdded] = useState(0);
  const { q, make, year, main, sub } = filters;
  const searching = Boolean(q || make || year || main);
  const { data, error, isFetching, refetch } = useData(
    'products',
    productsApi.search,
    { query: { q, make, year, categoryId: sub || main, limit: searching ? asked : unasked } },
    { placeholderData: keepPreviousData },
  );
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
          parts={data}
          failed={error}
          searching={searching}
          fetching={isFetching}
          onRetry={() => void refetch()}
          onAdd={(part) => subject.add(part) && setAdded((count) => count + 1)}
        />
      </div>
    </Dialog>
  );
}
