import { counted, nouns, type Part } from '@turoos/contract';
import { Plus } from 'lucide-react';
import { Button } from '@/ui/Button';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { Fits } from './Fits';
import { PartHit } from './PartHit';

type SmartHitsProps = {
  parts: readonly Part[] | undefined;
  failed: unknown;
  /** How many there are in all. */
  total: number;
  searching: boolean;
  fetching: boolean;
  /** There are more than are shown. */
  onMore: (() => void) | undefined;
  fetchingMore: boolean;
  onRetry: () => void;
  onAdd: (part: Part) => void;
};

export function SmartHits({
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
              <PartHit part={part} />
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
