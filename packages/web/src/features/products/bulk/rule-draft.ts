import { valueProblem, type PriceBase, type PriceRule, type PriceStep } from '@turoos/contract';

/** A rule while it is being chosen. */
export interface RuleDraft {
  /** The id of a tier; '' for the selling price. */
  tier: string;
  base: PriceBase;
  step: PriceStep;
  value: number | null;
  /** Currency and step: 'YER 50'. */
  rounding: string;
}

const dollarSteps = { 'USD 1': 'إلى أقرب سنت', 'USD 25': 'إلى أقرب ربع دولار', 'USD 100': 'إلى أقرب دولار' };
const rialSteps = {
  'YER 50': 'إلى أقرب 50 ريالاً',
  'YER 100': 'إلى أقرب 100 ريال',
  'YER 500': 'إلى أقرب 500 ريال',
  'YER 1000': 'إلى أقرب 1000 ريال',
};

/** To what new prices can be rounded; to rials only with a rate. */
export const roundings = (hasRate: boolean) =>
  Object.entries({ ...(hasRate && rialSteps), ...dollarSteps }).map(([value, label]) => ({ value, label }));

/** Returns the rule; undefined while its value is missing. */
export function ruleOf({ base, step, value, rounding }: RuleDraft): PriceRule | undefined {
  if (value === null || valueProblem(step, value)) return undefined;
  const [currency, size] = rounding.split(' ');
  return {
    base,
    step,
    value,
    rounding: { currency: currency === 'YER' ? 'YER' : 'USD', step: Number(size) },
  };
}
