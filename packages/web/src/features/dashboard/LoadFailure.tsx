import { TriangleAlert } from 'lucide-react';
import { failureText } from '@/lib/http/api-error';
import { hasFailed, hasStaleData } from '@/lib/http/query-state';
import { Button } from '@/ui/Button';
import type { Dashboard } from './use-dashboard';

/** Reports that figures are missing or stale, and why; renders nothing otherwise. */
export function LoadFailure({ shop }: { shop: Dashboard }) {
  const failed = Object.values(shop).filter((query) => hasFailed(query) || hasStaleData(query));
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-soft px-4 py-2.5 text-danger"
    >
      <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-semibold">فشل في تحميل بيانات لوحة التحكم</p>
        <p className="text-sm">{failureText(failed[0]?.error)}</p>
      </div>
      <Button
        size="sm"
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => failed.forEach((query) => void query.refetch())}
      >
        إعادة المحاولة
      </Button>
    </div>
  );
}
