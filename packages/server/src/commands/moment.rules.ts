import { adenMoment } from '@turoos/contract';

const pattern = /^(\d{4})-(\d{1,2})-(\d{1,2})[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const dayFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(.*)$/;

/** Reads a moment in the time of Yemen: '2026-11-15 14:02' or '15/11/2026 14:02:30'; undefined if it is none. */
export function readMoment(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second = '0'] =
    pattern.exec(text.trim().replace(dayFirst, '$3-$2-$1$4')) ?? [];
  if (!year || !month || !day || !hour || !minute) return undefined;
  const two = (part: string) => part.padStart(2, '0');
  const local = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${two(second)}`;
  const at = new Date(`${local}+03:00`);
  // Date accepts the 31st of months that have none
  const isReal = !Number.isNaN(at.getTime()) && shownMoment(at) === local.replace('T', ' ');
  return isReal ? at : undefined;
}

/** Shows a moment in the time of Yemen, with its seconds. */
export const shownMoment = (at: Date): string =>
  `${adenMoment(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;
