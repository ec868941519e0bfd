import { latinDigits } from '../kernel/fold';

/** Spaces, the dollar sign and invisible bidirectional marks. */
const around = /[\s$\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** The plain form that sheets store, which most numbers of most files have: it skips the slower path. */
const stored = /^\d+(?:\.\d+)?$/;
/** Matches 1250.5 and 1,250.50. */
const withPoint = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^-?\.\d+$/;
/** Matches 12,5 and 1.250,50, the notation of lists from abroad. */
const withComma = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;
/** Matches 1.250.000, whose points can only separate thousands. */
const withPoints = /^-?\d{1,3}(?:\.\d{3}){2,}$/;

/** Returns a number without what stands around it, in Latin digits and separators. */
export const bareNumber = (typed: string): string =>
  latinDigits(typed).replaceAll('،', ',').replace(around, '');

/** Parses a number as people write it in lists, in any digit script; undefined when it is not a number. */
export function importNumber(typed: string): number | undefined {
  if (stored.test(typed)) return Number(typed);
  const plain = bareNumber(typed);
  if (withPoint.test(plain)) return Number(plain.replaceAll(',', ''));
  if (withComma.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return withPoints.test(plain) ? Number(plain.replaceAll('.', '')) : undefined;
}
