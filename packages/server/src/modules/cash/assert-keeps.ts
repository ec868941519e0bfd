import { cashTexts, ltr, ruleBroken } from '@turoos/contract';
import type { KnownCurrency, Place } from './till';

/** Throws for a currency that nobody would count in that account. */
export function assertKeeps({ name, currencies }: Place, { code }: Pick<KnownCurrency, 'code'>): void {
  if (!currencies.includes(code)) throw ruleBroken(cashTexts.currencyNotKept(name, ltr(code)));
}
