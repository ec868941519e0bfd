import { ltr } from '@turoos/contract';
import { amountDigits } from '@/lib/money/amount-text';
import { useRates } from '@/shared/money/use-rates';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import { useSettings } from '@/shared/shop/use-settings';
import { useConfirm } from '@/ui/ConfirmDialog';
import { exchangeOutcome, isFarExchange, type transferBody } from './transfer-form';

type Typed = Parameters<typeof transferBody>[0];

/** Asks before an exchange far from the day's rate is saved, naming both; returns whether to save it. */
export function useExchangeQuestion() {
  const confirm = useConfirm();
  const rates = useRates();
  const currencies = useCurrencies();
  const guard = useSettings().data?.cash.rateGuard ?? 10;
  return async ({ money, exchanged, received }: Typed): Promise<boolean> => {
    if (!exchanged || !received) return true;
    const outcome = exchangeOutcome(money, received, rates);
    if (!isFarExchange(outcome, guard)) return true;
    const { one, other, rate, today } = outcome;
    const quote = (figure: number) => ltr(amountDigits(Number(figure.toFixed(4)), { decimals: 4 }));
    const each = `${currencyIn(currencies, other).symbol} لكل ${currencyIn(currencies, one).name}`;
    return confirm({
      title: 'سعر المصارفة بعيد عن سعر اليوم',
      message: `سعر هذه المصارفة ${quote(rate)} ${each}، وسعر اليوم ${quote(today ?? 0)}. هل الرقم صحيح؟`,
      confirmLabel: 'تسجيل التحويل',
      cancelLabel: 'تصحيح الرقم',
      tone: 'danger',
    });
  };
}
