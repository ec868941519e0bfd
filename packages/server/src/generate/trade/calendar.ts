import { adenDay, adenDayBounds } from '@turoos/contract';
import type { Dice } from '../../samples/numbers';

const dayLength = 86_400_000;
const hour = 3_600_000;
/** Offsets from the start of a day. */
export const opens = 8 * hour;
const closes = 21.5 * hour;

/** The number of generated days. */
export const tradedDays = 365;

export interface TradingDay {
  /** The start of the day. */
  from: number;
  /** The latest moment on this day for any event. */
  until: number;
  isFriday: boolean;
  sales: number;
}

/** Distributes sales over the last year: quiet Fridays, busy Thursdays, a slower Ramadan, and growth. */
export function tradingDays(sales: number, now: number): TradingDay[] {
  const today = adenDayBounds(adenDay(new Date(now))).from.getTime();
  const days = Array.from({ length: tradedDays }, (_, place) => {
    const from = today - (tradedDays - 1 - place) * dayLength;
    const until = Math.min(from + closes, now - 60_000);
    const open = Math.max(0, until - from - opens) / (closes - opens);
    return { from, until, isFriday: weekday(from) === 5, weight: open * busyness(from, place) };
  });
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  let made = 0;
  return days.map(({ weight, ...day }) => {
    before += weight;
    const until = Math.round((before / total) * sales);
    const own = until - made;
    made = until;
    return { ...day, sales: own };
  });
}

const weekday = (from: number) => new Date(from + 12 * hour).getUTCDay();
const rhythm = [1.05, 1, 0.95, 1, 1.25, 0.3, 1.15];
const hijriMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' });

function busyness(from: number, place: number): number {
  const ramadan = hijriMonth.format(from + 12 * hour) === '9' ? 0.7 : 1;
  const growth = 1 + (0.4 * place) / tradedDays;
  const weather = 1 + 0.12 * Math.sin(place * 1.9) + 0.08 * Math.sin(place / 11);
  return (rhythm[weekday(from)] ?? 1) * ramadan * growth * weather;
}

/**
 * Returns a moment within opening hours: the morning until one, and from four on; on Fridays only from four.
 */
export function momentOf({ from, until, isFriday }: TradingDay, roll: Dice): number {
  const morning = !isFriday && roll(10) < 6;
  const at = morning ? from + opens + roll(5 * hour) : from + 16 * hour + roll(5.5 * hour);
  return at < until ? at : from + opens + roll(Math.max(1, until - from - opens));
}
