import type { Status } from '../kernel/status';

/** The four stock levels of the parts list, by the minimum and twice the minimum. */
export const productLevels = {
  out: { label: 'نافد', tone: 'danger' },
  low: { label: 'منخفض', tone: 'warning' },
  medium: { label: 'متوسط', tone: 'info' },
  good: { label: 'جيد', tone: 'success' },
} as const satisfies Record<string, Status>;

export const productLevel = (quantity: number, minimum: number): keyof typeof productLevels =>
  quantity <= 0 ? 'out' : quantity <= minimum ? 'low' : quantity <= 2 * minimum ? 'medium' : 'good';

/** Returns the profit on the purchase price in percent, with one decimal. */
export const profitPercent = (sellingPrice: number, purchasePrice: number): string =>
  purchasePrice === 0 ? '0.0' : (((sellingPrice - purchasePrice) / purchasePrice) * 100).toFixed(1);

export const activity = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;
