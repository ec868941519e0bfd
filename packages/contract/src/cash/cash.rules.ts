import { exact, sumOf } from '../kernel/exact';
import type { AccountKey } from '../accounting/posting.rules';
import type { Recurrence } from './expenses.schema';

/** Adds up counted notes: {"1000": 12, "500": 3} → 13500. */
export const sumOfNotes = (notes: Readonly<Record<string, number>>): number =>
  sumOf(Object.entries(notes), ([note, count]) => exact(Number(note)).times(count)).round(3);

/**
 * The program's own accounts that money may be paid in from or paid out to by hand. All others are moved by their
 * documents, or hold money themselves.
 */
export const payableAccounts: readonly AccountKey[] = [
  'capital',
  'drawings',
  'taxPayable',
  'freightClearing',
  'openingBalances',
];

const months = { month: 1, quarter: 3, year: 12 } as const;

/** Returns the day that many periods after the first; a month that lacks the day has it on its last. */
function dueAfter(first: string, every: Recurrence, periods: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  if (every === 'week') return isoDay(new Date(Date.UTC(year, month - 1, day + 7 * periods)));
  const target = month - 1 + periods * months[every];
  const lastOfMonth = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, target, Math.min(day, lastOfMonth))));
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns the next day after `day` on which something that began on `first` is due. */
export const nextDue = (first: string, every: Recurrence, day: string): string =>
  dueAfter(
    first,
    every,
    periodsWhile(first, every, day, (due) => due <= day),
  );

/** Returns the last day before `day` on which it was due, or the first one. */
export const previousDue = (first: string, every: Recurrence, day: string): string =>
  dueAfter(first, every, Math.max(0, periodsWhile(first, every, day, (due) => due < day) - 1));

/** Returns the first period whose day is no longer so, beginning with one that is certainly not beyond `day`. */
function periodsWhile(first: string, every: Recurrence, day: string, so: (due: string) => boolean): number {
  const days = (Date.parse(day) - Date.parse(first)) / 86_400_000;
  let periods = Math.max(0, Math.floor(days / (every === 'week' ? 7 : 31 * months[every])) - 1);
  while (so(dueAfter(first, every, periods))) periods++;
  return periods;
}
