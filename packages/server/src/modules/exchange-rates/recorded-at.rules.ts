import { adenDay, adenDayBounds, rateTexts, wrongField } from '@turoos/contract';

const noon = 12 * 3_600_000;
/** Older than the records that any shop brings along. */
const earliest = new Date('1990-01-01');

/**
 * Returns the time from which a rate applies: now for today, noon for an earlier day, never later than now.
 */
export function momentOf(recordedAt: string | undefined, now: Date): Date {
  if (recordedAt === undefined || recordedAt === adenDay(now)) return now;
  const isDay = recordedAt.length === 10;
  const moment = isDay ? new Date(adenDayBounds(recordedAt).from.getTime() + noon) : new Date(recordedAt);
  if (adenDay(moment) > adenDay(now)) throw wrongField('recorded_at', rateTexts.future);
  if (moment < earliest) throw wrongField('recorded_at', rateTexts.tooOld);
  return moment > now ? now : moment;
}
