import { ltr, type MoneyAccount } from '@turoos/contract';
import { useRef } from 'react';
import { amountDigits } from '@/lib/money/amount-text';
import { useRates } from '@/shared/money/use-rates';
import { currencyIn, useCurrencies } from '@/shared/money/use-currencies';
import { useSettings } from '@/shared/shop/use-settings';
import { useConfirm } from '@/ui/ConfirmDialog';
import { exchangeOutcome, isFarExchange, transferBody } from './transfer-form';

type Typed = Parameters<typeof transferBody>[0];

/**
 * Asks before a transfer is saved that is likely a typing error: of more than its account holds, or an exchange far from
 * the day's rate. Returns whether to save it.
 */
export function useTransferQuestions(accounts: readonly MoneyAccount[]) {
  const confirm = useConfirm();
  const rates = useRates();
  const currencies = useCurrencies();
  const guard = useSettings().data?.cash.rateGuard ?? 10;
  const asks = (title: string, message: string) =>
    confirm({
      title,
      message,
      confirmLabel: 'تسجيل التحويل',
      cancelLabel: 'تصحيح الرقم',
      tone: 'danger',
    });

  const isCovered = async ({ from, money }: Typed) => {
    const account = accounts.find(({ _id }) => _id === from);
    if (!account?.balances) return true;
    const held = account.balances.find(({ currency }) => currency === money.currency)?.amount ?? 0;
    if (money.amount <= held) return true;
    const currency = currencyIn(currencies, money.currency);
    const written = `${ltr(amountDigits(held, currency))} ${currency.symbol}`;
    return asks(
      'المبلغ أكبر من الرصيد',
      `رصيد ${account.name} بحسب السجل ${written}، وسيصبح أقل من صفر. هل الرقم صحيح؟`,
    );
  };

  const isNearRate = async ({ money, exchanged, received }: Typed) => {
    if (!exchanged || !received) return true;
    const outcome = exchangeOutcome(money, received, rates);
    if (!isFarExchange(outcome, guard)) return true;
    const { one, other, rate, today } = outcome;
    const quote = (figure: number) => ltr(amountDigits(Number(figure.toFixed(4)), { decimals: 4 }));
    const each = `${currencyIn(currencies, other).symbol} لكل ${currencyIn(currencies, one).name}`;
    return asks(
      'سعر المصارفة بعيد عن سعر اليوم',
      `سعر هذه المصارفة ${quote(rate)} ${each}، وسعر اليوم ${quote(today ?? 0)}. هل الرقم صحيح؟`,
    );
  };

  /** Is sent again as it is: where only its answer was lost, the account already lacks the money. */
  const meant = useRef('');
  return async (typed: Typed): Promise<boolean> => {
    const money = JSON.stringify(transferBody({ ...typed, note: '' }));
    if (money === meant.current) return true;
    if (!(await isCovered(typed)) || !(await isNearRate(typed))) return false;
    meant.current = money;
    return true;
  };
}
