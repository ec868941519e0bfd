const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/;
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[ T].*)?$/;

/** Reads a day in either order, 2026-03-01 or 1/3/2026; the day comes before the month unless it cannot. */
export function readDay(text: string): string | undefined {
  const first = yearFirst.exec(text.trim());
  if (first) return dayOf(Number(first[1]), Number(first[2]), Number(first[3]));
  const [, one, two, written = ''] = yearLast.exec(text.trim()) ?? [];
  if (one === undefined) return undefined;
  const year = Number(written) + (written.length === 2 ? 2000 : 0);
  return dayOf(year, Number(two), Number(one)) ?? dayOf(year, Number(one), Number(two));
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0
    ? date.toISOString().slice(0, 10)
    : undefined;
}

/** Returns the year of a cell that holds a year, with two or four digits, or a day. */
export function yearOf(text: string, lastYear: number): number | undefined {
  const day = readDay(text);
  if (day) return Number(day.slice(0, 4));
  const [, digits] = /^\D*(\d{4}|\d{2})(?:\.0+)?\D*$/.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  if (digits.length === 4) return Number(digits);
  return 2000 + Number(digits) <= lastYear ? 2000 + Number(digits) : 1900 + Number(digits);
}
