/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled by keyboard too */
import { legible } from '@/ui/Code';
import { Price } from './Price';
import type { Shown } from './shown';

type ShownSaleProps = Extract<Shown, { is: 'sale' }>;

/** The invoice that is being made: the newest line on top, the total always in sight. */
export function ShownSale({ lines, discount, tax, total, pricing }: ShownSaleProps) {
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      <ul aria-label="الأصناف" tabIndex={0} className="min-h-0 grow overflow-y-auto -outline-offset-2">
        {lines.map((line, index) => (
          <li
            key={lines.length - index}
            className="flex items-center border-b border-line first:font-semibold"
          >
            <span className="min-w-0 grow">{legible(line.name)}</span>
            <span className="shrink-0 text-muted">
              <span aria-hidden="true">×&nbsp;</span>
              <span className="sr-only">الكمية </span>
              {legible(line.quantity)}
            </span>
            <Price cents={line.total} pricing={pricing} className="shrink-0 items-end" />
          </li>
        ))}
      </ul>
      <dl
        aria-live="polite"
        className="display-panel flex shrink-0 flex-col justify-end gap-2 border-line bg-sunken max-lg:border-t lg:justify-center lg:border-s"
      >
        {discount > 0 && (
          <div className="flex items-center justify-between text-success">
            <dt>الخصم</dt>
            <dd>
              <Price cents={-discount} pricing={pricing} className="items-end" />
            </dd>
          </div>
        )}
        {tax > 0 && (
          <div className="flex items-center justify-between">
            <dt>الضريبة</dt>
            <dd>
              <Price cents={tax} pricing={pricing} className="items-end" />
            </dd>
          </div>
        )}
        <div className="flex items-center justify-between lg:flex-col">
          <dt>الإجمالي</dt>
          <dd className="display-largest text-accent-strong">
            <Price cents={total} pricing={pricing} className="items-end lg:items-center" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
