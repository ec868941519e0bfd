import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { usePermit } from '@/lib/session/can';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { Skeleton } from '@/ui/Skeleton';
import type { Dashboard } from './use-dashboard';

const SalesByDay = lazy(() => import('./charts/SalesByDay').then((m) => ({ default: m.SalesByDay })));
const TopParts = lazy(() => import('./charts/TopParts').then((m) => ({ default: m.TopParts })));

/** The sales charts, loaded when they are less than a screen away. */
export function SalesCharts({ sales }: Pick<Dashboard, 'sales'>) {
  const { reason } = usePermit('sales:read');
  const [ref, seen] = useSeen<HTMLDivElement>();
  return (
    <div ref={ref} className="flex min-w-0 flex-col gap-4">
      <Section title="المبيعات اليومية" description="آخر 30 يوماً بالدولار">
        {reason ? (
          <p className="text-muted">{legible(reason)}</p>
        ) : (
          <Suspense fallback={<Drawing />}>{seen ? <SalesByDay sales={sales} /> : <Drawing />}</Suspense>
        )}
      </Section>
      <Section title="القطع الأكثر مبيعاً" description="العشر الأولى في آخر 30 يوماً">
        {reason ? (
          <p className="text-muted">{legible(reason)}</p>
        ) : (
          <Suspense fallback={<Drawing />}>{seen ? <TopParts /> : <Drawing />}</Suspense>
        )}
      </Section>
    </div>
  );
}

const Drawing = () => <Skeleton className="h-60 w-full" />;

/** Returns true once the element has been in view, or nearly. */
function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, seen];
}
