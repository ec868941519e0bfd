import { addDays, adenDay, firstOfMonth } from '../kernel/time';

export interface DayRange {
  startDate: string;
  endDate: string;
}

/** Returns the same day of a month that many months later, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const month = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + months);
  const first = month.toISOString().slice(0, 10);
  const last = lastOfMonth(first);
  const same = `${first.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

export function lastOfMonth(day: string): string {
  const next = new Date(`${firstOfMonth(day)}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  return next.toISOString().slice(0, 10);
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** Completes the days of a report: by default from the first of the last day's month, and up to today. */
export function wholePeriod(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  today: string = adenDay(),
): DayRange {
  const end = endDate ?? (startDate !== undefined && startDate > today ? startDate : today);
  return { startDate: startDate ?? firstOfMonth(end), endDate: end };
}

/**
 * Returns the period that a report is compared with: the same days of the months before a period that begins with a
 * month, of the years before one that begins with a year, and else as many days directly before it.
 */
export function previousPeriod({ startDate, endDate }: DayRange): DayRange {
  const touched = monthNumber(endDate) - monthNumber(startDate) + 1;
  if (!startDate.endsWith('-01')) {
    const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
    return { startDate: addDays(startDate, -days), endDate: addDays(startDate, -1) };
  }
  const months = startDate.endsWith('-01-01') && touched > 1 ? Math.ceil(touched / 12) * 12 : touched;
  const isWhole = endDate === lastOfMonth(endDate);
  const end = addMonths(endDate, -months);
  return { startDate: addMonths(startDate, -months), endDate: isWhole ? lastOfMonth(end) : end };
}

/** The periods that one press chooses. */
export const namedPeriods = {
  thisMonth: 'هذا الشهر',
  lastMonth: 'الشهر الماضي',
  thisYear: 'هذه السنة',
} as const;
export type NamedPeriod = keyof typeof namedPeriods;

export function namedPeriod(name: NamedPeriod, today: string = adenDay()): DayRange {
  if (name === 'thisYear') return { startDate: `${today.slice(0, 4)}-01-01`, endDate: today };
  if (name === 'thisMonth') return { startDate: firstOfMonth(today), endDate: today };
  const endDate = addDays(firstOfMonth(today), -1);
  return { startDate: firstOfMonth(endDate), endDate };
}

/** Whether days that are closed would be open again. */
export const isReopening = (closed: string | null, date: string | null): boolean =>
  closed !== null && (date === null || date < closed);
