import { latinDigits } from '@turoos/contract';

const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** '15:30' → '3:30 م', as times are shown everywhere; any other text stays as it is. */
export function writtenTime(time: string): string {
  if (!isTime.test(time)) return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'ص' : 'م'}`;
}

/**
 * Returns the time that was typed as HH:MM: 3:30 م, 3.30م, 15:30, 1530, 9 ص and ٩; without ص or م as on a clock of 24
 * hours. Undefined when the text is no time.
 */
export function readTime(typed: string): string | undefined {
  const text = latinDigits(typed)
    .replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .trim()
    .toLowerCase();
  const found = /^(\d{1,2})(?:\s*[:.،,\s]\s*(\d{1,2})|(\d\d))?\s*(ص|م|صباحاً?|مساءً?|am|pm)?$/.exec(text);
  if (!found) return undefined;
  const [, hours = '', after, joined, half] = found;
  const minute = Number(after ?? joined ?? 0);
  const hour = hourOfDay(Number(hours), half);
  if (hour === undefined || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^[مp]/.test(half) ? 12 : 0);
}

const minutesInDay = 24 * 60;

/** Returns the time some minutes later, on a round of whole steps: 09:10 and a quarter of an hour → 09:15. */
export function stepTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = isTime.test(time) ? time.split(':').map(Number) : [];
  const step = Math.abs(minutes);
  const at = (hour * 60 + minute) / step;
  const next = (minutes > 0 ? Math.floor(at) + 1 : Math.ceil(at) - 1) * step;
  const within = (next + minutesInDay) % minutesInDay;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}
