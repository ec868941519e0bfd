import { splitRefund, type Sale } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { Money } from '@/ui/Money';

type RefundPreviewProps = {
  sale: Sale;
  amount: number;
  /** Money alone is given back. */
  goodsStay: boolean;
};

/** What will happen, before it does. */
export function RefundPreview({ sale, amount, goodsStay }: RefundPreviewProps) {
  const { debt, cash } = splitRefund(amount, sale);
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        {goodsStay && amount > 0
          ? 'لم تُحدَّد كمية لأي صنف: يُعاد المبلغ وحده، ولا يعود شيء إلى المخزون.'
          : 'ستعود المنتجات إلى المخزون وسيتم تحديث رصيد العميل.'}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" aria-live="polite">
        {sale.remaining > 0 && (
          <>
            <dt>يُخصم من الدين</dt>
            <dd>
              <Money usd={debt} at={sale.usd_to_yer} />
            </dd>
          </>
        )}
        <dt>يُعاد نقداً</dt>
        <dd>
          <Money usd={cash} at={sale.usd_to_yer} />
        </dd>
      </dl>
    </div>
  );
}
