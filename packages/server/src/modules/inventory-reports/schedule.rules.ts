import { adenDay, adenDayBounds, type ScheduleFrequency } from '@turoos/contract';

export interface Schedule {
  frequency: ScheduleFrequency;
  /** Time of day in Yemen, 'HH:MM'. */
  time: string;
  /** The day the schedule starts; its weekday and day of the month are those of later runs. */
  from: string;
}

const dayLength = 86_400_000;
const dayAfter = (day: string) => new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
const weekday = (day: string) => new Date(Date.parse(day)).getUTCDay();
const dayOfMonth = (day: string) => Number(day.slice(8));
const lastOfMonth = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

/** Whether the report runs on this day; a shorter month uses its last day. */
const isRunDay = ({ frequency, from }: Schedule, day: string): boolean => {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return weekday(day) === weekday(from);
  return dayOfMonth(day) === Math.min(dayOfMonth(from), lastOfMonth(day));
};

function momentOf(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(adenDayBounds(day).from.getTime() + (hours * 60 + minutes) * 60_000);
}

/** Returns the first run after `after`. */
export function nextRun(schedule: Schedule, after: Date): Date {
  for (let day = adenDay(after); ; day = dayAfter(day)) {
    const moment = momentOf(day, schedule.time);
    if (moment > after && isRunDay(schedule, day)) return moment;
  }
}
