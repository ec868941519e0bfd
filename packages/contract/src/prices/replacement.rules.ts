/** What the counter does about a price below what the part costs to buy again. */
export const belowReplacementModes = {
  off: 'لا شيء',
  warn: 'تنبيه البائع',
  ask: 'لمن يملك صلاحية البيع بأقل من التكلفة فقط',
} as const;
export type BelowReplacementMode = keyof typeof belowReplacementModes;

export const replacementTexts = {
  below: 'أقل من آخر سعر شراء',
  blocked: (name: string) => `سعر ${name} أقل من آخر سعر شراء، اطلب من المدير بيعها`,
} as const;

/** Whether a line brings less than the part costs to buy again; a replacement cost of 0 means unknown. */
export const isBelowReplacement = ({ price, replacement }: { price: number; replacement: number }): boolean =>
  replacement > 0 && price < replacement;
