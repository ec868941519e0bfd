import { z } from 'zod';
import { exact } from '../kernel/exact';
import { keysOf } from '../kernel/keys-of';
import { fromYer, toYer } from '../kernel/money';

/** What a new price is made from. */
export const priceBases = {
  price: 'السعر الحالي',
  sellingPrice: 'سعر البيع',
  cost: 'متوسط التكلفة',
  replacement: 'آخر سعر شراء',
} as const;
export type PriceBase = keyof typeof priceBases;

/** What is done with it. */
export const priceSteps = {
  percent: { label: 'نسبة تزيد أو تنقص', unit: '%' },
  amount: { label: 'مبلغ يزيد أو ينقص', unit: '$' },
  factor: { label: 'مضروب في', unit: '×' },
  margin: { label: 'إلى هامش ربح من السعر', unit: '%' },
} as const;
export type PriceStep = keyof typeof priceSteps;

const ruleTexts = {
  value: 'أدخل مقدار التغيير',
  percent: 'النسبة من -99 إلى 1000',
  factor: 'المضاعف من 0.01 إلى 1000',
  margin: 'هامش الربح من 0 إلى 99',
} as const;

/** Steps in cents or rials; a price is rounded to the nearest, or up. */
const Rounding = z.strictObject({
  currency: z.enum(['USD', 'YER']),
  step: z.int().min(1).max(1_000_000),
  isUp: z.boolean().optional(),
});

export const PriceRule = z
  .strictObject({
    base: z.enum(keysOf(priceBases)),
    step: z.enum(keysOf(priceSteps)),
    /** Percent, a factor, or dollars. */
    value: z.number(ruleTexts.value).min(-1_000_000).max(1_000_000),
    rounding: Rounding,
  })
  .superRefine(({ step, value }, context) => {
    const message = valueProblem(step, value);
    if (message) context.addIssue({ code: 'custom', message, path: ['value'] });
  });
export type PriceRule = z.output<typeof PriceRule>;

/** Returns what is wrong with the value of a rule. */
export function valueProblem(step: PriceStep, value: number): string | undefined {
  if (step === 'percent') return value >= -99 && value <= 1000 ? undefined : ruleTexts.percent;
  if (step === 'factor') return value >= 0.01 && value <= 1000 ? undefined : ruleTexts.factor;
  if (step === 'margin') return value >= 0 && value <= 99 ? undefined : ruleTexts.margin;
  return undefined;
}

/** Returns a price in cents rounded; rials need a rate and are rounded to cents without one. */
export function roundPrice(
  cents: number,
  { currency, step, isUp }: z.output<typeof Rounding>,
  rate: number | null,
): number {
  const toStep = (amount: number, size: number) =>
    (isUp ? Math.ceil(amount / size) : Math.round(amount / size)) * size;
  if (currency === 'USD') return toStep(cents, step);
  return rate === null ? toStep(cents, 1) : fromYer(toStep(toYer(cents, rate), step), rate);
}

/**
 * Returns the price in cents that a rule makes of its base; undefined without a base: a part without a cost gets no price
 * from it.
 */
export function priceByRule(
  bases: Readonly<Record<PriceBase, number>>,
  { base, step, value, rounding }: PriceRule,
  rate: number | null,
): number | undefined {
  const from = bases[base];
  if (from <= 0) return undefined;
  return roundPrice(stepped(from, step, value), rounding, rate);
}

/** Exact to four decimals of a cent, because the binary product of 110 and 1.1 is more than 121. */
function stepped(from: number, step: PriceStep, value: number): number {
  switch (step) {
    case 'percent':
      return exact(from)
        .times(100 + value)
        .over(100)
        .round(4);
    case 'amount':
      return exact(value).times(100).round() + from;
    case 'factor':
      return exact(from).times(value).round(4);
    case 'margin':
      return exact(from)
        .times(100)
        .over(100 - value)
        .round(4);
  }
}
