import type { PurchaseDetail } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';
import { Quantity } from '@/shared/parts/Quantity';
import { Section } from '@/ui/Card';
import { legible } from '@/ui/Code';
import { Usd } from '@/ui/Usd';

/** The receipts of an order, and the goods that will not come. */
export const ReceiptsCard = ({ purchase: { receipts } }: { purchase: PurchaseDetail }) => (
  <Section title="الاستلامات">
    <ul className="flex flex-col divide-y divide-line *:py-3 *:first:pt-0 *:last:pb-0">
      {receipts.map(({ _id, kind, amount, note, createdAt, createdBy, items }) => (
        <li key={_id}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{kind === 'arrived' ? 'وصل' : 'لن يصل'}</span>
            {kind === 'arrived' && <Usd cents={amount} className="font-semibold" />}
          </p>
          <p className="text-sm text-muted">
            {formatDateTime(createdAt)}
            {createdBy && legible(` · ${createdBy.name}`)}
            {note && legible(` · ${note}`)}
          </p>
          <ul className="mt-1 list-disc ps-5">
            {items.map((item, index) => (
              <li key={index}>
                {legible(item.name)} × <Quantity value={item.quantity} unit={item.unit} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);
