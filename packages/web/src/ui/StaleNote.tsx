import { History, RotateCw } from 'lucide-react';
import { hasStaleData, type Query } from '@/lib/http/query-state';
import { Button } from './Button';
import { cn } from './cn';

/** A notice above stale data whose refresh failed; renders nothing otherwise. */
export const StaleNote = ({ query, className }: { query: Query; className?: string }) =>
  hasStaleData(query) && (
    <output
      className={cn(
        'col-span-full mb-3 flex no-print flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-soft px-3 py-1.5 text-sm text-warning',
        className,
      )}
    >
      <History className="size-4 shrink-0" aria-hidden="true" />
      <span className="grow">هذه البيانات قديمة، تعذّر تحديثها</span>
      <Button size="sm" icon={RotateCw} busy={query.isFetching} onClick={() => void query.refetch()}>
        إعادة المحاولة
      </Button>
    </output>
  );
