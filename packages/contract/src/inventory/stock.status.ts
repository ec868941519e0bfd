import type { Status } from '../kernel/status';

/** A part's stock relative to its minimum level, which is 5 until the shop sets another. */
export const stockStatus = {
  in_stock: { label: 'متوفر', tone: 'success' },
  low_stock: { label: 'منخفض', tone: 'warning' },
  out_of_stock: { label: 'نافد', tone: 'danger' },
} as const satisfies Record<string, Status>;

export type StockStatus = keyof typeof stockStatus;
export const defaultMinLevel = 5;

export const stockStatusOf = (quantity: number, minLevel: number): StockStatus =>
  quantity <= 0 ? 'out_of_stock' : quantity <= minLevel ? 'low_stock' : 'in_stock';
