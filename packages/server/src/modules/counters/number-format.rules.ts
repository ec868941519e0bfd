import { adenDay, type ResetPolicy } from '@turoos/contract';

/** Returns the period of a moment; a counter restarts when the period of its policy changes. */
export function periodOf(policy: ResetPolicy, at: Date): string {
  const day = adenDay(at);
  return { daily: day, monthly: day.slice(0, 7), yearly: day.slice(0, 4), never: '' }[policy];
}

/** Returns the key of the sequence a counter uses: one per warehouse if scoped so, and one per period. */
export const placeOf = (
  counter: { scopedBy: string; resetPolicy: ResetPolicy },
  at: Date,
  warehouseId: string | undefined,
) => ({
  scope: counter.scopedBy === 'warehouse' ? (warehouseId ?? '') : '',
  period: periodOf(counter.resetPolicy, at),
});
export type Place = ReturnType<typeof placeOf>;

export interface NumberFormat {
  prefix: string;
  datePart: string;
  digits: number;
}

/**
 * Formats a number like INV-20261115-001; the last part grows beyond its digits when needed. `turoos_number` in SQL
 * is the same function; a property test compares them.
 */
export function formatNumber({ prefix, datePart, digits }: NumberFormat, at: Date, seq: number): string {
  const date = adenDay(at).replaceAll('-', '').slice(0, datePart.length);
  return [prefix, date, String(seq).padStart(digits, '0')].filter(Boolean).join('-');
}
