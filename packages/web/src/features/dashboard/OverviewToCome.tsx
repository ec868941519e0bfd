import { Skeleton } from '@/ui/Skeleton';

/** Stands for the figures while their code, or what stands above them, is on its way. */
export const OverviewToCome = () => (
  <div aria-busy="true" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
    <span className="sr-only">جارٍ التحميل</span>
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} className="h-24 w-full" />
    ))}
  </div>
);
