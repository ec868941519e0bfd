import { base, quoted, rialsPer, tenderTexts, type Currency, type Rates } from '@turoos/contract';
import { currencyIn } from './use-currencies';

export interface RateChange {
  code: string;
  before: number;
  after: number;
}

/** Returns the currencies whose rate has changed since the money was counted; one that had no rate is not counted. */
export function changedRates(codes: readonly (string | null)[], seen: Rates, now: Rates): RateChange[] {
  const used = new Set([base, ...codes.filter((code) => code !== null)]);
  used.delete(quoted);
  return [...used].flatMap((code) => {
    const [before, after] = [rialsPer(code, seen), rialsPer(code, now)];
    return before === undefined || after === undefined || before === after ? [] : [{ code, before, after }];
  });
}

const written = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const nameOf = (code: string, currencies: readonly Currency[]) => currencyIn(currencies, code).name;

/** Words the changes with both rates. */
export const rateNews = (changes: readonly RateChange[], currencies: readonly Currency[]): string =>
  `تغيّر سعر الصرف: ${changes
    .map(
      ({ code, before, after }) =>
        `${nameOf(code, currencies)} كان ${written.format(before)} وصار ${written.format(after)}`,
    )
    .join('، ')}`;

/** Words the changes as the server does when it refuses money that was counted by other rates. */
export const rateRefusal = (changes: readonly RateChange[], currencies: readonly Currency[]): string =>
  tenderTexts.rateChanged(
    changes.map(({ code, after }) => `${nameOf(code, currencies)} ${written.format(after)}`),
  );
