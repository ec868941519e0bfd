import { WifiOff } from 'lucide-react';
import { useReachable } from '@/lib/http/reachable';

/** Disappears by itself: the event stream keeps reconnecting. */
export function OfflineBanner() {
  const reachable = useReachable();
  return (
    <output className="block no-print">
      {!reachable && (
        <span className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-sm font-semibold text-warning">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          لا يوجد اتصال بالخادم، تُعاد المحاولة تلقائياً
        </span>
      )}
    </output>
  );
}
