import { orderingApi, type Part } from '@turoos/contract';
import { useData } from '@/lib/http/use-data';
import { useCan } from '@/lib/session/can';
import { WhyThisMany } from '@/shared/parts/WhyThisMany';
import { Section } from '@/ui/Card';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';

/** The part's classes and how many of it to order, for users who order for the whole shop. */
export const OrderingCard = ({ part }: { part: Part }) =>
  useCan('ordering:read') ? (
    <Section title="الطلب والتصنيف" className="mt-4">
      <Demand part={part} />
    </Section>
  ) : null;

function Demand({ part }: { part: Part }) {
  const proposal = useData('purchases', orderingApi.part, { params: { id: part._id } });
  return (
    <QueryBoundary
      query={proposal}
      title="فشل في جلب ما يلزم طلبه"
      waiting={<Skeleton className="h-24 w-full" />}
    >
      {(found) =>
        found ? (
          <WhyThisMany part={found} />
        ) : (
          <p className="text-muted">لم يُحسب الطلب المتوقع لهذه القطعة بعد، ويُحسب كل يوم من تلقائه.</p>
        )
      }
    </QueryBoundary>
  );
}
