import { latinDigits } from '../kernel/fold';

/** The years that a part fits a vehicle, and the months of their ends where they are known. */
export interface FitmentSpan {
  yearFrom: number | null;
  yearTo: number | null;
  monthFrom?: number | null | undefined;
  monthTo?: number | null | undefined;
}

/** Writes a year with its month, where it has one: «06/2007». */
export const monthOfYear = (year: number | null, month: number | null | undefined): string =>
  year === null ? '' : month ? `${String(month).padStart(2, '0')}/${year}` : String(year);

/** Writes the years of a fitment from left to right: «06/2007–03/2011», «2010+» or «–2010». */
export function spanText({ yearFrom, yearTo, monthFrom, monthTo }: FitmentSpan): string {
  const [from, to] = [monthOfYear(yearFrom, monthFrom), monthOfYear(yearTo, monthTo)];
  if (from === to) return from;
  if (to === '') return `${from}+`;
  return `${from}–${to}`;
}

/** Reads a typed year, with a month if it is there: «2007», «6/2007» or «2007/06». Undefined when it is neither. */
export function readMonthOfYear(typed: string): { year: number | null; month: number | null } | undefined {
  const text = latinDigits(typed).trim();
  if (text === '') return { year: null, month: null };
  const match = /^(?:(\d{1,2})\s*[/.-]\s*)?(\d{4})(?:\s*[/.-]\s*(\d{1,2}))?$/.exec(text);
  const [, before, year = '', after] = match ?? [];
  if (!match || (before && after)) return undefined;
  const month = before ?? after;
  if (month && (Number(month) < 1 || Number(month) > 12)) return undefined;
  return { year: Number(year), month: month ? Number(month) : null };
}

/** Tells whether the span ends before it begins. */
export const endsBeforeBeginning = ({ yearFrom, yearTo, monthFrom, monthTo }: FitmentSpan): boolean =>
  yearFrom !== null &&
  yearTo !== null &&
  (yearFrom > yearTo || (yearFrom === yearTo && (monthFrom ?? 1) > (monthTo ?? 12)));
