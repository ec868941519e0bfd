import { base, rialsPer, type Rates } from '../currencies/currencies.rules';
import { exact } from '../kernel/exact';
import { ltr } from '../kernel/ltr';
import type { ExchangeRate } from './current-rate.api';

/** The currency that has a field of its own beside the dollar. */
export const saudi = 'SAR';

type EnteredRates = Pick<ExchangeRate, 'usd_to_yer' | 'sar_to_yer' | 'others'>;

/** Converts a recorded rate to the rates that amounts are valued with. */
export const ratesOf = ({ usd_to_yer, sar_to_yer, others }: EnteredRates): Rates => ({
  usdToYer: usd_to_yer,
  toYer: {
    ...(sar_to_yer !== null && { [saudi]: sar_to_yer }),
    ...Object.fromEntries(others.map(({ currency, to_yer }) => [currency, to_yer])),
  },
});

/** A rate that is far from the one in force before it, as a mistyped one is. */
export interface FarRate {
  currency: string;
  before: number;
  after: number;
}

type IsFar = (before: number, after: number) => boolean;

/** Whether two rates differ by a factor of two or more, which the server refuses unless it is confirmed. */
export const isTwofold: IsFar = (before, after) => after >= 2 * before || before >= 2 * after;

/** Whether a rate differs by more than some percent from the one before, which the screen asks about. */
export const isBeyond =
  (percent: number): IsFar =>
  (before, after) =>
    Math.abs(exact(after).minus(before).times(100).over(before).round(6)) > percent;

/** Returns the rates that are far from those before; a rate without an earlier one is not. */
export function farRates(before: Rates, after: Rates, isFar: IsFar): FarRate[] {
  const codes = [base, ...Object.keys(after.toYer)];
  return codes.flatMap((currency) => {
    const [earlier, later] = [rialsPer(currency, before), rialsPer(currency, after)];
    const far = earlier !== undefined && later !== undefined && isFar(earlier, later);
    return far ? [{ currency, before: earlier, after: later }] : [];
  });
}

/** How many Saudi riyals make a dollar: 3.75 by their peg, from which the markets of Yemen stray little. */
const [fewestSaudi, mostSaudi] = [3, 4.5];

/** Returns in words what is unlikely about the Saudi riyal beside the dollar: their two boxes are easily swapped. */
export function oddSaudi({ usdToYer, toYer }: Rates): string | undefined {
  const sarToYer = toYer[saudi];
  if (usdToYer === null || sarToYer === undefined) return undefined;
  const isLikely = sarToYer * fewestSaudi <= usdToYer && usdToYer <= sarToYer * mostSaudi;
  if (isLikely) return undefined;
  return sarToYer >= usdToYer
    ? `سعر ${names[saudi]} ${number.format(sarToYer)} ليس دون سعر ${names[base]} ${number.format(usdToYer)}، ولعل الرقمين تبادلا مكانيهما`
    : `نسبة ${names[base]} إلى ${names[saudi]} بهذين السعرين ${number.format(exact(usdToYer).over(sarToYer).round(2))}، وهي في السوق نحو 3.75`;
}

const names: Readonly<Record<string, string>> = { [base]: 'الدولار', [saudi]: 'الريال السعودي' };
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** Words a far rate with both figures. */
export const farRateText = ({ currency, before, after }: FarRate): string =>
  `سعر ${names[currency] ?? ltr(currency)} الجديد ${number.format(after)}، والسعر الساري قبله ${number.format(before)}`;
