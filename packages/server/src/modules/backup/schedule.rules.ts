import { adenDay, adenDayBounds, type Settings } from '@turoos/contract';
import { isAhead } from '../../system/clock.rules';

type Schedule = Pick<Settings['backup'], 'backupFrequency' | 'backupHour'>;

const dayLength = 86_400_000;
/** The weekly one is made on Friday, when shops are closed. */
const friday = 5;

const isBackupDay = (frequency: Schedule['backupFrequency'], day: string): boolean => {
  if (frequency === 'weekly') return new Date(Date.parse(day)).getUTCDay() === friday;
  return frequency === 'daily' || day.endsWith('-01');
};

/** The moment closest to `now` on which one is to be made: before it, or after it. */
function momentFrom({ backupFrequency, backupHour }: Schedule, now: Date, step: 1 | -1): Date {
  for (let at = now; ; at = new Date(at.getTime() + step * dayLength)) {
    const day = adenDay(at);
    const moment = new Date(adenDayBounds(day).from.getTime() + backupHour * 3_600_000);
    const isPassed = moment <= now;
    if (isBackupDay(backupFrequency, day) && isPassed === (step === -1)) return moment;
  }
}

export const lastDue = (schedule: Schedule, now: Date): Date => momentFrom(schedule, now, -1);
export const nextDue = (schedule: Schedule, now: Date): Date => momentFrom(schedule, now, 1);

interface Attempt {
  status: string;
  createdAt: Date;
}

const retryAfter = 3_600_000;

/** Due until one was made since the last moment for it; a failed one is tried again after an hour. */
export function isDue(schedule: Schedule, newest: Attempt | undefined, now: Date): boolean {
  if (!newest || isAhead(newest.createdAt, now) || newest.createdAt < lastDue(schedule, now)) return true;
  return newest.status === 'failed' && now.getTime() - newest.createdAt.getTime() >= retryAfter;
}

/** Those beyond their days, except the newest ones, which stay whatever their age. */
export function expired<B extends { createdAt: Date }>(
  backups: readonly B[],
  { retentionDays, keepAtLeast }: Pick<Settings['backup'], 'retentionDays' | 'keepAtLeast'>,
  now: Date,
): B[] {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const oldest = now.getTime() - retentionDays * dayLength;
  return newestFirst.slice(keepAtLeast).filter(({ createdAt }) => createdAt.getTime() < oldest);
}

const checkEveryDays = 30;

/** Once a month a backup is tried out; before, nobody knows that it can be restored. */
export const isCheckDue = (last: Date | undefined, now: Date): boolean =>
  !last || isAhead(last, now) || now.getTime() - last.getTime() >= checkEveryDays * dayLength;
