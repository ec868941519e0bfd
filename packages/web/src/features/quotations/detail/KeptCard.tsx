import { quotationsApi, reservationStatus, type Quotation } from '@turoos/contract';
import { BookmarkMinus } from 'lucide-react';
import { formatDateTime } from '@/lib/format/format';
import { useAction } from '@/lib/http/use-action';
import { usePermit } from '@/lib/session/can';
import { StatusBadge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Card';
import { legible, Num } from '@/ui/Code';

/** What is or was kept for the customer; nothing where nothing was. */
export function KeptCard({ quotation: { _id: id, lines, reservations } }: { quotation: Quotation }) {
  const { reason } = usePermit('sales:create');
  const letGo = useAction(quotationsApi.letGo, { done: 'أُلغي الحجز', failed: 'فشل في إلغاء الحجز' });
  if (reservations.length === 0) return null;
  const names = new Map(
    lines.flatMap(({ alternatives }) => alternatives.map(({ product, name }) => [product, name] as const)),
  );
  return (
    <Section
      title="المحجوز للعميل"
      actions={
        reservations.some(({ status }) => status === 'active') && (
          <Button
            size="sm"
            icon={BookmarkMinus}
            busy={letGo.isPending}
            disabledReason={reason}
            onClick={() => letGo.mutate({ params: { id } })}
          >
            إلغاء الحجز
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {reservations.map(({ _id, product, quantity, until, status }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="grow">
              {legible(names.get(product) ?? 'قطعة')} (<Num value={quantity} />)
            </span>
            <StatusBadge status={reservationStatus[status]} />
            <bdi className="text-sm text-muted">{formatDateTime(until)}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
