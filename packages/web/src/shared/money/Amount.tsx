import { amountDigits, leads } from '@/lib/money/amount-text';
import { cn } from '@/ui/cn';
import { useCurrency } from './use-currencies';

type AmountProps = {
  currency: string;
  amount: number;
  /** Writes a plus before amounts above zero, for differences. */
  signed?: boolean;
  className?: string;
};

/** An amount in its own currency, without conversion: 6,500 ر.ي or $12.50. */
export function Amount({ currency: code, amount, signed = false, className }: AmountProps) {
  const currency = useCurrency(code);
  const digits = amountDigits(Math.abs(amount), currency);
  const sign = amount < 0 ? '-' : signed && amount > 0 ? '+' : '';
  return (
    <span className={cn('whitespace-nowrap', className)}>
      <bdi className="ltr-text">
        {sign}
        {leads(currency) && currency.symbol}
        {digits}
      </bdi>
      {!leads(currency) && ` ${currency.symbol}`}
    </span>
  );
}
