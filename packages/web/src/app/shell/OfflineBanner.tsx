import { WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useReachable } from '@/lib/http/reachable';
import { thisTill, withdrawnTill } from '@/lib/till/this-till';

const TillBar = lazy(() => import('./TillBar').then((m) => ({ default: m.TillBar })));

/** Disappears by itself: the event stream keeps reconnecting. */
export function OfflineBanner() {
  const reachable = useReachable();
  if (thisTill() || withdrawnTill())
    return (
      <Suspense>
        <TillBar />
      </Suspense>
    );
  return (
    <output className="block no-print max-lg:sticky max-lg:top-12 max-lg:z-10">
      {!reachable && (
        <span className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-sm font-semibold text-warning">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          لا يوجد اتصال بالخادم، تُعاد المحاولة تلقائياً
        </span>
      )}
    </output>
  );
}
