import { centsOf, fromUnits, toUnits, type Settled, type ValuedTender } from '@turoos/contract';
import { amountText } from '@/lib/money/amount-text';
import { notesOf } from './notes';
import type { Counting } from './typed-tender';
import { currencyIn } from './use-currencies';

/**
 * Whether the change is more than anyone hands over by intention: more than the largest note of the money received, and
 * more than half of the amount due. Then an amount or its currency was probably mistyped.
 */
export function isLargeChange(due: number, { tenders, change }: Settled, { rates }: Counting): boolean {
  const worth = change.reduce((sum, { cents }) => sum + cents, 0);
  const largest = tenders.map(({ currency }) => {
    const [note = 0] = notesOf(currency.code);
    return centsOf(toUnits(note, currency) ?? 0, currency, rates) ?? 0;
  });
  return worth * 2 > due && worth > Math.max(0, ...largest);
}

/** The question before money with large change is saved. */
export const largeChangeQuestion = ({ tenders, change }: Settled, counting: Counting) => ({
  title: 'الباقي كبير',
  message: `المستلم ${moneyText(tenders, counting)} والباقي ${moneyText(change, counting)}. هل المبلغ والعملة صحيحان؟`,
  confirmLabel: 'نعم، احفظ',
  cancelLabel: 'رجوع إلى المبلغ',
  // Enter goes back to the amount: the code of a slow scanner that was typed into it ends with one
  tone: 'danger' as const,
});

/** Words money of several currencies: '$10 و 200 ر.ي'. */
export const moneyText = (money: readonly ValuedTender[], { currencies }: Counting): string =>
  money
    .map(({ currency, units }) =>
      amountText(fromUnits(units, currency), currencyIn(currencies, currency.code)),
    )
    .join(' و ');
