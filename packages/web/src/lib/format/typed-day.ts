import { Day, latinDigits } from '@turoos/contract';

/** '2026-11-05' → '05/11/2026'; any other text stays as it is. */
export const writtenDay = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');

export const isDay = (text: string): boolean => Day.safeParse(text).success;

/** The ways to write a day, each with the places of its year, month and day. */
const forms: readonly [pattern: RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?:T.*)?$/i, 1, 2, 3],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/, 3, 2, 1],
  [/^(\d\d)(\d\d)(\d{4}|\d\d)$/, 3, 2, 1],
  [/^(\d{1,2})\/(\d{1,2})$/, 0, 2, 1],
  [/^(\d\d)(\d\d)$/, 0, 2, 1],
  [/^(\d{1,2})$/, 0, 0, 1],
];

const separated = (typed: string): string =>
  latinDigits(typed)
    // The marks that Arabic programs put around a date they copy.
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/\s*[/.\-،,\\\s]\s*/g, '/');

/**
 * Returns the day that was typed as yyyy-mm-dd: 5/3/2026, 5-3-26, 050326, ٥/٣/٢٠٢٦ and 2026-03-05; 5/3 is this year's,
 * 5 this month's. Undefined when the text is no day.
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = separated(typed);
  for (const [pattern, year, month, day] of forms) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [thisYear = '', thisMonth = ''] = today.split('-');
    const part = (place: number, otherwise: string) => (found[place] ?? otherwise).padStart(2, '0');
    const written = `${fullYear(year ? part(year, '') : thisYear)}-${month ? part(month, '') : thisMonth}-${part(day, '')}`;
    return isDay(written) ? written : undefined;
  }
  return undefined;
}

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Whether nothing can follow the text: a day with all digits of its year. */
export const isWholeDay = (typed: string): boolean =>
  /^(\d{4}\/\d\d\/\d\d|\d{1,2}\/\d{1,2}\/\d{4}|\d{8})$/.test(separated(typed));
