import type { Sale } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { Money } from '@/ui/Money';
import { splitRefund } from './refund.rules';

/** What will happen, before it does. */
export function RefundPreview({ sale, amount }: { sale: Sale; amount: number }) {
  const { debt, cash } = splitRefund(amount, sale.remaining);
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        ستعود المنتجات إلى المخزون وسيتم تحديث رصيد العميل.
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" aria-live="polite">
        {sale.remaining > 0 && (
          <>
            <dt>يُخصم من الدين</dt>
            <dd>
              <Money usd={debt} rate={sale.usd_to_yer} />
            </dd>
          </>
        )}
        <dt>يُعاد نقداً</dt>
        <dd>
          <Money usd={cash} rate={sale.usd_to_yer} />
        </dd>
      </dl>
    </div>
  );
}
