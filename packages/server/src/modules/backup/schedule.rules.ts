import { adenDay, adenDayBounds, type Settings } from '@turoos/contract';
import { isAhead } from '../../system/clock.rules';

type Schedule = Pick<Settings['backup'], 'backupFrequency' | 'backupHour'>;

const dayLength = 86_400_000;
/** The day of weekly backups, because shops are closed on Friday. */
const friday = 5;

const isBackupDay = (frequency: Schedule['backupFrequency'], day: string): boolean => {
  if (frequency === 'weekly') return new Date(Date.parse(day)).getUTCDay() === friday;
  return frequency === 'daily' || day.endsWith('-01');
};

/** Returns the scheduled time closest to `now`: the last one (-1) or the next one (1). */
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

/** Whether no backup was made since the last scheduled time; a failed backup is retried after an hour. */
export function isDue(schedule: Schedule, newest: Attempt | undefined, now: Date): boolean {
  if (!newest || isAhead(newest.createdAt, now) || newest.createdAt < lastDue(schedule, now)) return true;
  return newest.status === 'failed' && now.getTime() - newest.createdAt.getTime() >= retryAfter;
}

/** Returns the backups older than the retention period, except the newest ones, which always stay. */
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

/** Whether the monthly test of a backup is due; without it nobody knows that backups can be restored. */
export const isCheckDue = (last: Date | undefined, now: Date): boolean =>
  !last || isAhead(last, now) || now.getTime() - last.getTime() >= checkEveryDays * dayLength;
