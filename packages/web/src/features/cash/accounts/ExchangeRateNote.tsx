import { formatUsd } from '@/lib/format/format';
import { amountDigits } from '@/lib/money/amount-text';
import type { TypedMoney } from '@/lib/money/typed-money';
import { useCurrency } from '@/shared/money/use-currencies';
import { useRates } from '@/shared/money/use-rates';
import { cn } from '@/ui/cn';
import { Code, legible } from '@/ui/Code';
import { exchangeOutcome } from './transfer-form';

type ExchangeRateNoteProps = { paid: TypedMoney; received: TypedMoney };

/** The rate of an exchange beside the day's, with the gain or loss, while the amounts are typed. */
export function ExchangeRateNote({ paid, received }: ExchangeRateNoteProps) {
  const { one, other, rate, today, gain } = exchangeOutcome(paid, received, useRates());
  const priced = useCurrency(one);
  const price = useCurrency(other);
  if (one === other) return null;
  const quote = (figure: number) => `${amountDigits(Number(figure.toFixed(4)), { decimals: 4 })}`;
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2"
    >
      <dt className="text-muted">سعر المصارفة</dt>
      <dd>
        <Code className="font-semibold">{quote(rate)}</Code> {price.symbol} لكل {legible(priced.name)}
      </dd>
      <dt className="text-muted">سعر اليوم</dt>
      <dd>{today === null ? 'غير مسجل' : <Code>{quote(today)}</Code>}</dd>
      {gain !== null && (
        <>
          <dt className="text-muted">{gain < 0 ? 'خسارة الصرف' : 'ربح الصرف'}</dt>
          <dd className={cn('font-semibold', gain < 0 ? 'text-danger' : 'text-success')}>
            <Code>{formatUsd(Math.abs(gain))}</Code>
          </dd>
        </>
      )}
    </dl>
  );
}
