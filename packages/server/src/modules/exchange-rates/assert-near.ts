import {
  farRates,
  farRateText,
  isTwofold,
  oddSaudi,
  rateTexts,
  ruleBroken,
  type Rates,
} from '@turoos/contract';

/** Throws for a rate that is so far from the one before it that it is probably mistyped. */
export function assertNear(before: Rates, after: Rates): void {
  const far = farRates(before, after, isTwofold);
  if (far.length > 0) throw ruleBroken(rateTexts.far(far.map(farRateText)), { rates: far });
}

/** Throws for rates of the dollar and the Saudi riyal that were probably swapped. */
export function assertLikely(rates: Rates): void {
  const odd = oddSaudi(rates);
  if (odd) throw ruleBroken(rateTexts.odd(odd));
}
