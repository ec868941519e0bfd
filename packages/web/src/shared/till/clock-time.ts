import { adenDay } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';

const isToday = (moment: Date | number, now: Date) => adenDay(new Date(moment)) === adenDay(now);

/** 10:42 ص today, with the day on any other. */
export function clockTime(moment: Date | number, now = new Date()): string {
  const [day, time] = formatDateTime(moment).split('، ');
  return isToday(moment, now) ? (time ?? '') : `${day}، ${time}`;
}

/** The same within a sentence: «الساعة 10:42 ص». */
export const spokenTime = (moment: Date | number, now = new Date()): string =>
  `${isToday(moment, now) ? 'الساعة' : 'يوم'} ${clockTime(moment, now)}`;
