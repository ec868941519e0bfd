import { adenDay } from '@turoos/contract';
import { formatDateTime } from '@/lib/format/format';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Aden', hour: '2-digit', minute: '2-digit' });

/** 10:42 today, with the day on any other. */
export const clockTime = (moment: Date | number, now = new Date()): string =>
  adenDay(new Date(moment)) === adenDay(now) ? clock.format(moment) : formatDateTime(new Date(moment));
