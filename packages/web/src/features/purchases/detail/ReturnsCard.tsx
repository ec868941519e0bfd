import type { PurchaseDetail } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { legible } from '@/ui/Code';
import { Section } from '@/ui/Card';
import { Usd } from '@/ui/Usd';

/** The returns of a purchase, with date and reason. */
export const ReturnsCard = ({ purchase: { returns } }: { purchase: PurchaseDetail }) => (
  <Section title="المرتجعات">
    <ul className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
      {returns.map(({ _id, amount, reason, createdAt, createdBy, items }) => (
        <li key={_id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{legible(reason || 'بلا سبب مذكور')}</span>
            <Usd cents={amount} className="font-semibold" />
          </p>
          <p className="text-sm text-muted">
            {formatDateTime(createdAt)}
            {createdBy && legible(` · ${createdBy.name}`)}
          </p>
          {items.length > 0 && (
            <ul className="mt-1 list-disc ps-5">
              {items.map((item, index) => (
                <li key={index}>
                  {legible(item.name)} × <Quantity value={item.quantity} unit={item.unit} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </Section>
);
