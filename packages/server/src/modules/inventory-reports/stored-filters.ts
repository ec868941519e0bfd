import { adenDay, type ReportFilters } from '@turoos/contract';
import type { StoredFilters } from '../../db/column-types';

export const storedFilters = (given: ReportFilters = {}): StoredFilters => ({
  category: given.category ?? null,
  minQuantity: given.minQuantity ?? null,
  maxQuantity: given.maxQuantity ?? null,
  includeZeroStock: given.includeZeroStock ?? false,
  includeExpired: given.includeExpired ?? true,
  startDate: given.startDate ?? null,
  endDate: given.endDate ?? null,
});

const dayLength = 86_400_000;

/** Returns the period of a movement report; by default the thirty days up to today. */
export function periodOf(
  { startDate, endDate }: Pick<StoredFilters, 'startDate' | 'endDate'>,
  today: string = adenDay(),
): { from: string; to: string } {
  const to = endDate ?? (startDate && startDate > today ? startDate : today);
  const from = startDate ?? new Date(Date.parse(to) - 29 * dayLength).toISOString().slice(0, 10);
  return { from, to };
}
