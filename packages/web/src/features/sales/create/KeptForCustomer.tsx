import { reservationsApi, reservationStatus, roundQuantity, type Reservation } from '@turoos/contract';
import { Bookmark, BookmarkX } from 'lucide-react';
import { formatDate } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Quantity } from '@/shared/parts/Quantity';
import { Button } from '@/ui/Button';
import { legible } from '@/ui/Code';

type KeptForCustomerProps = {
  customer: string;
  /** The parts of the invoice. */
  added: readonly string[];
  onAdd: (product: string, quantity: number) => void;
};

/** Days for which a customer is told what became of goods that were kept for them. */
const REMEMBERED = 14;

/** What is kept for the chosen customer, and what was and is no more, so that nobody wonders at the counter. */
export function KeptForCustomer({ customer, added, onAdd }: KeptForCustomerProps) {
  const { data } = useData('reservations', reservationsApi.list, { query: { customer, limit: 20 } });
  const active = data?.rows.filter(({ status }) => status === 'active') ?? [];
  const lost = data?.rows.filter(isLost) ?? [];
  if (active.length + lost.length === 0) return null;
  return (
    <ul aria-label="حجوزات العميل" className="flex flex-col gap-1 text-sm">
      {active.map((kept) => (
        <li key={kept._id} className="flex flex-wrap items-center gap-x-2">
          <Bookmark className="size-4 shrink-0 text-accent" aria-hidden="true" />
          <span className="min-w-0 grow">
            محجوز له: {legible(kept.part.name)} (<Quantity value={openOf(kept)} unit={kept.part.unit} />)
          </span>
          {!added.includes(kept.part._id) && (
            <Button size="sm" onClick={() => onAdd(kept.part._id, openOf(kept))}>
              إضافة
            </Button>
          )}
        </li>
      ))}
      {lost.map(({ _id, part, status, endedAt, until }) => (
        <li key={_id} className="flex items-start gap-x-2 text-warning">
          <BookmarkX className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            كان محجوزاً له: {legible(part.name)}، {reservationStatus[status].label} في{' '}
            <bdi>{formatDate(status === 'expired' ? until : (endedAt ?? until))}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether goods that were kept until lately are so no more, and not because their holder has them. */
const isLost = ({ status, endedAt }: Reservation): boolean =>
  (status === 'expired' || status === 'broken') &&
  endedAt !== null &&
  endedAt.getTime() > Date.now() - REMEMBERED * 86_400_000;

const openOf = ({ quantity, taken }: Reservation): number => roundQuantity(quantity - taken);
