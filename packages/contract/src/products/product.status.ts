import type { Status } from '../kernel/status';
import type { Part } from './products.schema';

/** The four stock levels of the parts list: out of stock, at the minimum, at most twice the minimum, and more. */
export const productLevels = {
  out: { label: 'نافد', tone: 'danger' },
  low: { label: 'منخفض', tone: 'warning' },
  medium: { label: 'متوسط', tone: 'info' },
  good: { label: 'جيد', tone: 'success' },
} as const satisfies Record<string, Status>;

/** The server says whether a part is short, because in a branch the stock of the whole shop decides it. */
export const productLevel = ({
  quantity,
  minStockLevel,
  stockStatus,
}: Pick<Part, 'quantity' | 'minStockLevel' | 'stockStatus'>): keyof typeof productLevels => {
  if (quantity <= 0) return 'out';
  if (stockStatus === 'low_stock') return 'low';
  return quantity <= 2 * minStockLevel ? 'medium' : 'good';
};

/** Returns the profit on the purchase price in percent, with one decimal. */
export const profitPercent = (sellingPrice: number, purchasePrice: number): string =>
  purchasePrice === 0 ? '0.0' : (((sellingPrice - purchasePrice) / purchasePrice) * 100).toFixed(1);

export const activity = {
  active: { label: 'نشط', tone: 'success' },
  inactive: { label: 'غير نشط', tone: 'neutral' },
} as const satisfies Record<string, Status>;
