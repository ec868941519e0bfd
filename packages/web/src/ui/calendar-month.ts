import { addDays, addMonths, firstOfMonth } from '@turoos/contract';

/** Saturday first, as weeks are counted in Yemen; written without the article to fit a narrow column. */
export const weekdays = [
  { name: 'السبت', short: 'سبت' },
  { name: 'الأحد', short: 'أحد' },
  { name: 'الاثنين', short: 'اثنين' },
  { name: 'الثلاثاء', short: 'ثلاثاء' },
  { name: 'الأربعاء', short: 'أربعاء' },
  { name: 'الخميس', short: 'خميس' },
  { name: 'الجمعة', short: 'جمعة' },
] as const;

const names = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];

/** نوفمبر 2026 */
export const monthName = (day: string): string => `${names[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** 0 for Saturday, 6 for Friday. */
const placeInWeek = (day: string): number => (new Date(day).getUTCDay() + 1) % 7;

const startOfWeek = (day: string): string => addDays(day, -placeInWeek(day));

/** Returns six weeks from the one with the first of the month, always as many, so that the calendar keeps its height. */
export function weeksOf(month: string): string[][] {
  const first = startOfWeek(firstOfMonth(month));
  return [0, 1, 2, 3, 4, 5].map((week) => weekdays.map((_, day) => addDays(first, week * 7 + day)));
}

export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

export type DayLimits = { min?: string | undefined; max?: string | undefined };

/** Returns the nearest day within the limits. */
export const within = (day: string, { min = '1900-01-01', max = '2199-12-31' }: DayLimits): string =>
  day < min ? min : day > max ? max : day;

type Key = { key: string; shiftKey: boolean };

/** Returns the day that a key leads to from another one, or undefined for keys that lead nowhere. */
export function dayByKey(day: string, { key, shiftKey }: Key): string | undefined {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    // The page reads right to left, so the next day is on the left.
    case 'ArrowLeft':
      return addDays(day, 1);
    case 'ArrowRight':
      return addDays(day, -1);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    case 'PageDown':
      return addMonths(day, months);
    case 'PageUp':
      return addMonths(day, -months);
    default:
      return undefined;
  }
}
