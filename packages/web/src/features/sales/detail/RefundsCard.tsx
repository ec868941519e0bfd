import { salesApi, type Refund, type Sale } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { useData } from '@/lib/http/use-data';
import { Quantity } from '@/shared/parts/Quantity';
import { legible } from '@/ui/Code';
import { Section } from '@/ui/Card';
import { Money } from '@/ui/Money';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Skeleton } from '@/ui/Skeleton';
import { ReturnedMoney } from './ReturnedMoney';

/** The refunds of an invoice: pieces, date, reason and how the money was returned. */
export function RefundsCard({ sale }: { sale: Sale }) {
  const refunds = useData('sales', salesApi.refunds, { params: { id: sale._id } });
  return (
    <Section title="معلومات المرتجع">
      <QueryBoundary query={refunds} waiting={<Skeleton className="h-16 w-full" />}>
        {(entries) => (
          <ul className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
            {entries.map((refund) => (
              <RefundEntry key={refund._id} refund={refund} rate={sale.usd_to_yer} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}

function RefundEntry({ refund, rate }: { refund: Refund; rate: number | null }) {
  const debt = refund.amount - refund.cash;
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{legible(refund.reason)}</span>
        {debt === 0 ? (
          <ReturnedMoney money={refund.money} usd={refund.amount} at={rate} />
        ) : (
          <Money usd={refund.amount} at={rate} />
        )}
      </p>
      <p className="text-sm text-muted">
        {formatDateTime(refund.createdAt)}
        {refund.user && legible(` · ${refund.user.name}`)}
      </p>
      {refund.items.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {refund.items.map((item, index) => (
            <li key={index}>
              {legible(item.name)} × <Quantity value={item.quantity} unit={item.unit} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {refund.cash > 0 && (
          <span>
            أُعيد إلى العميل: <ReturnedMoney money={refund.money} usd={refund.cash} at={rate} />
          </span>
        )}
        {debt > 0 && (
          <span>
            خُصم من الدين: <Money usd={debt} at={rate} />
          </span>
        )}
      </p>
    </li>
  );
}
