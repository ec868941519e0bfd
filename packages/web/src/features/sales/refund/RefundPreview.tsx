import { splitRefund, tenderMethods, type Sale } from '@turoos/contract';
import { TriangleAlert } from 'lucide-react';
import { Amount } from '@/shared/money/Amount';
import type { Counting } from '@/shared/money/typed-tender';
import { legible } from '@/ui/Code';
import { Money } from '@/ui/Money';
import { Select } from '@/ui/Select';
import { Usd } from '@/ui/Usd';
import { payoutAmount, payoutMethod } from './payout';

type RefundPreviewProps = {
  sale: Sale;
  amount: number;
  /** Whether only money is refunded and the parts stay with the customer. */
  goodsStay: boolean;
  counting: Counting;
  /** The currency of the money; null for the till's. */
  payIn: string | null;
  /** Says that the rates have changed since the amount was typed. */
  news: string | undefined;
  onPayIn: (code: string) => void;
};

/** Previews the refund's effect on the customer's debt, cash and stock; cash is paid at today's rate. */
export function RefundPreview({
  sale,
  amount,
  goodsStay,
  counting,
  payIn,
  news,
  onPayIn,
}: RefundPreviewProps) {
  const { debt, cash } = splitRefund(amount, sale);
  const code = payIn ?? counting.usual;
  const method = payoutMethod(sale, payIn);
  return (
    <div className="rounded-md bg-warning-soft px-3 py-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert className="mt-0.75 size-4 shrink-0" aria-hidden="true" />
        {goodsStay && amount > 0
          ? 'لم تُحدَّد كمية لأي صنف: يُعاد المبلغ وحده، ولا يعود شيء إلى المخزون.'
          : 'ستعود المنتجات إلى المخزون وسيتم تحديث رصيد العميل.'}
      </p>
      {news && (
        <p role="alert" className="mt-2 font-semibold text-warning">
          {legible(news)}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1" aria-live="polite">
        {sale.remaining > 0 && (
          <>
            <dt>يُخصم من الدين</dt>
            <dd>
              <Money usd={debt} at={sale.usd_to_yer} />
            </dd>
          </>
        )}
        <dt>{method === 'cash' ? 'يُعاد نقداً' : `يُعاد: ${tenderMethods[method]}`}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount
            currency={code}
            amount={payoutAmount(cash, { currency: code, method }, counting)}
            className="text-lg font-semibold"
          />
          {code !== 'USD' && <Usd cents={cash} className="text-sm text-muted" />}
          {cash > 0 && counting.currencies.length > 1 && (
            <Select
              aria-label="عملة المرتجع"
              value={code}
              options={counting.currencies.map((currency) => ({
                value: currency.code,
                label: currency.symbol,
              }))}
              onValueChange={onPayIn}
              className="w-24"
            />
          )}
        </dd>
      </dl>
    </div>
  );
}
