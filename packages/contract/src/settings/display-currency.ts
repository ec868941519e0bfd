import { fold } from '../kernel/fold';

/** The currency in which the shop thinks: written large and typed first; the other one stands small beside it. */
export type DisplayCurrency = 'YER' | 'USD';

/** The names offered for the shop's display currency. */
export const displayCurrencies: Readonly<Record<DisplayCurrency, string>> = {
  YER: 'ريال يمني',
  USD: 'دولار أمريكي',
};

/** Returns the currency that the setting names, which older shops wrote in their own words; rials if in doubt. */
export const displayCurrencyOf = (setting: string): DisplayCurrency =>
  /دولار|usd|\$/.test(fold(setting)) ? 'USD' : 'YER';
