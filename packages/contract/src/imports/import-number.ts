import { latinDigits } from '../kernel/fold';

/** Spaces, the dollar sign and the invisible marks that turn text around. */
const around = /[\s$\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** As sheets store it: most numbers of most files. */
const stored = /^\d+(?:\.\d+)?$/;
/** 1250.5 and 1,250.50 */
const withPoint = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$|^-?\.\d+$/;
/** 12,5 and 1.250,50, as lists from elsewhere write it */
const withComma = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

/** A number as people write it in lists, in any digits; undefined when it is none. */
export function importNumber(typed: string): number | undefined {
  if (stored.test(typed)) return Number(typed);
  const text = latinDigits(typed).replaceAll('،', ',').replace(around, '');
  if (withPoint.test(text)) return Number(text.replaceAll(',', ''));
  if (withComma.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'));
  return undefined;
}
