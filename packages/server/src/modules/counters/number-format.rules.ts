import { adenDay, type ResetPolicy } from '@turoos/contract';

/** The period a moment falls into: a counter starts anew when it changes. */
export function periodOf(policy: ResetPolicy, at: Date): string {
  const day = adenDay(at);
  return { daily: day, monthly: day.slice(0, 7), yearly: day.slice(0, 4), never: '' }[policy];
}

/** Where a counter counts at a moment: each warehouse for itself if it is so, each period from the start. */
export const placeOf = (
  counter: { scopedBy: string; resetPolicy: string },
  at: Date,
  warehouseId: string | undefined,
) => ({
  scope: counter.scopedBy === 'warehouse' ? (warehouseId ?? '') : '',
  period: periodOf(counter.resetPolicy as ResetPolicy, at),
});
export type Place = ReturnType<typeof placeOf>;

export interface NumberFormat {
  prefix: string;
  datePart: string;
  digits: number;
}

/** INV-20261115-001; past 999 it simply grows. */
export function formatNumber({ prefix, datePart, digits }: NumberFormat, at: Date, seq: number): string {
  const date = adenDay(at).replaceAll('-', '').slice(0, datePart.length);
  return [prefix, date, String(seq).padStart(digits, '0')].filter(Boolean).join('-');
}
