import { dayFirst } from '@turoos/contract';

// formats that papers share with screens
export { formatDateTime, formatNumber, formatRials, formatUsd, formatYer, YER } from '@turoos/contract';

/** Arabic words, Gregorian calendar, Latin digits: the plain Saudi locale would show Hijri dates. */
const LOCALE = 'ar-SA-u-ca-gregory-nu-latn';
const timeZone = 'Asia/Aden';

type Moment = Date | string | number;

const dateOf = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(LOCALE, { timeZone, ...options });
  return (moment: Moment) => dayFirst(formatter.format(new Date(moment)));
};

/** 15/11/2026 */
export const formatDate = dateOf({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** الأحد، 15 نوفمبر 2026 */
export const formatDateLong = dateOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** '2026-11-15' → الأحد */
export const formatWeekday = dateOf({ weekday: 'long' });

/** '2026-11-05' → 5/11, short enough for thirty labels side by side */
export const formatShortDay = (day: string) => {
  const [, month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
};

/** 12.4 → 12% */
export const formatPercent = (percent: number) => `${Math.round(percent)}%`;

const byteUnits = ['بايت', 'ك.ب', 'م.ب', 'ج.ب', 'ت.ب'];

/** 1536 → 1.50 ك.ب */
export function formatBytes(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), byteUnits.length - 1);
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(2)} ${byteUnits[power]}`;
}

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** قبل 5 دقائق */
export function formatAgo(moment: Moment, now: Moment = Date.now()) {
  const seconds = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  const [unit, length] = spans.find(([, span]) => Math.abs(seconds) >= span) ?? ['minute', Infinity];
  if (length === Infinity) return 'الآن';
  // the tanwin is written before the alif there, and behind it in all other texts
  return relative.format(Math.round(seconds / length), unit).replace('ًا', 'اً');
}
