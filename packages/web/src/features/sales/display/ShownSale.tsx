import { legible } from '@/ui/Code';
import { Price } from './Price';
import type { Shown } from './shown';

type ShownSaleProps = Extract<Shown, { is: 'sale' }>;

/** The invoice that is being made: the newest line on top, the total always in sight. */
export function ShownSale({ lines, discount, tax, total, pricing }: ShownSaleProps) {
  return (
    <div className="flex min-h-0 grow flex-col lg:flex-row">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lists are scrolled by keyboard too */}
      <ul aria-label="الأصناف" tabIndex={0} className="min-h-0 grow overflow-y-auto px-[1em] -outline-offset-2">
        {lines.map((line, index) => (
          <li
            key={lines.length - index}
            className="flex items-center gap-[1em] border-b border-line py-[0.5em] first:font-semibold"
          >
            <span className="min-w-0 grow">{legible(line.name)}</span>
            <span className="shrink-0 text-muted">
              <span aria-hidden="true">×&nbsp;</span>
              <span className="sr-only">الكمية </span>
              {legible(line.quantity)}
            </span>
            <Price cents={line.total} pricing={pricing} className="shrink-0" />
          </li>
        ))}
      </ul>
      <dl
        aria-live="polite"
        className="flex shrink-0 flex-col justify-end gap-[0.5em] border-line bg-sunken p-[1em] max-lg:border-t lg:w-[40vw] lg:justify-center lg:border-s"
      >
        {discount > 0 && (
          <div className="flex items-center justify-between gap-[1em] text-success">
            <dt>الخصم</dt>
            <dd>
              <Price cents={-discount} pricing={pricing} />
            </dd>
          </div>
        )}
        {tax > 0 && (
          <div className="flex items-center justify-between gap-[1em]">
            <dt>الضريبة</dt>
            <dd>
              <Price cents={tax} pricing={pricing} />
            </dd>
          </div>
        )}
        <div className="flex items-center justify-between gap-x-[1em] lg:flex-col lg:items-center">
          <dt className="text-[1.2em]">الإجمالي</dt>
          <dd className="text-[2.2em] text-accent-strong lg:text-[min(3em,5.5vw)]">
            <Price cents={total} pricing={pricing} className="lg:items-center" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
