import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCan } from '@/lib/session/can';
import { Section } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import type { Dashboard } from './use-dashboard';

const SalesByDay = lazy(() => import('./charts/SalesByDay').then((m) => ({ default: m.SalesByDay })));
const TopParts = lazy(() => import('./charts/TopParts').then((m) => ({ default: m.TopParts })));

/** The sales charts; nothing without the right to read sales. */
export function SalesCharts({ sales }: Pick<Dashboard, 'sales'>) {
  if (!useCan('sales:read')) return null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ChartSection title="المبيعات اليومية" description="آخر 30 يوماً بالدولار">
        <SalesByDay sales={sales} />
      </ChartSection>
      <ChartSection title="القطع الأكثر مبيعاً" description="العشر الأولى في آخر 30 يوماً">
        <TopParts />
      </ChartSection>
    </div>
  );
}

type ChartSectionProps = { title: string; description: string; children: ReactNode };

/** A chart whose code and figures load when somebody scrolls to it. */
function ChartSection({ title, description, children }: ChartSectionProps) {
  const [ref, seen] = useSeen<HTMLDivElement>();
  return (
    <Section title={title} description={description}>
      <div ref={ref} className="min-h-60">
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>{seen && children}</Suspense>
      </div>
    </Section>
  );
}

/** Returns true once the element has been in view while the rest of the screen stood still. */
function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  const settled = useIsFetching() === 0;
  useEffect(() => {
    // before the figures above have arrived it stands higher than it will
    if (!ref.current || !settled) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [settled]);
  return [ref, seen];
}
