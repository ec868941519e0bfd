import { fold, latinDigits } from '../../kernel/fold';
import { importNumber } from '../../imports/import-number';
import { isPointAmbiguous } from '../../imports/point-before-three';

export type Currency = 'USD' | 'YER';
/** Which side of the account an amount stands on: «عليه», «مدين», or «له», «دائن». */
export type Side = 'debit' | 'credit';

export interface ReadAmount {
  amount: number;
  /** The currency written beside the amount; 'other' is one that the shop does not keep. */
  currency?: Currency | 'other';
  side?: Side;
  /** Whether it was written in scientific notation, of which digits may be missing. */
  scientific?: true;
  /** Whether its point may separate thousands: «137.500» was read as 137.5. */
  ambiguous?: true;
}

const ambiguous = { ambiguous: true } as const;
const plainNumber = /^\d{1,15}(?:\.\d+)?$/;
/** «1,250.50», the other form in which most sheets have most numbers. */
const groupedNumber = /^-?\d{1,3}(?:,\d{3})*(?:\.\d+)?$/;
const scientificNumber = /^-?\d+(?:\.\d+)?e[+-]?\d{1,2}$/i;
const currencies: readonly (readonly [RegExp, Currency | 'other'])[] = [
  [/ريال\s*(?:سعودي|قطري|عماني)|(?<![ء-ي])ر\s*\.?\s*س\.?(?![ء-ي])|\bsar\b|\bs\.?r\b/, 'other'],
  [/€|£|¥|يورو|درهم|دينار|جنيه|ليره|يوان|\b(?:eur|aed|gbp|cny|rmb|qar|omr|kwd|egp|inr|try)\b/, 'other'],
  [/ريال\s*(?:يمني)?|(?<![ء-ي])ر\s*\.?\s*ي\.?(?![ء-ي])|\by\.?e?\.?r\b|﷼|يمني/, 'YER'],
  [/(?:us)?\$|دولار(?:\s*امريكي)?|\busd\b/, 'USD'],
];
const sides: readonly (readonly [RegExp, Side])[] = [
  [/(?<![ء-ي])(?:عليه|مدين|منه|لنا)(?![ء-ي])|\b(?:dr|debit)\b\.?/, 'debit'],
  [/(?<![ء-ي])(?:له|لهم|دائن|داين|علينا)(?![ء-ي])|\b(?:cr|credit)\b\.?/, 'credit'],
];

/**
 * Reads an amount or a quantity as people and programs write it: any digits and separators, brackets or a minus at
 * either end for what is below zero, a currency or a side of the account beside it. Undefined when it is no number.
 */
export function readAmount(cell: string): ReadAmount | undefined {
  if (plainNumber.test(cell)) return { amount: Number(cell), ...(isPointAmbiguous(cell) && ambiguous) };
  if (groupedNumber.test(cell))
    return { amount: Number(cell.replaceAll(',', '')), ...(isPointAmbiguous(cell) && ambiguous) };
  let text = fold(cell).replace(/^'/, '');
  const read: Omit<ReadAmount, 'amount'> = {};
  for (const [words, currency] of currencies)
    if (words.test(text)) {
      read.currency = currency;
      text = text.replace(words, ' ');
      break;
    }
  for (const [words, side] of sides)
    if (words.test(text)) {
      read.side = side;
      text = text.replace(words, ' ');
      break;
    }
  const amount = signedNumber(text.replace(/[\s:]+/g, ''));
  if (amount === undefined) return undefined;
  if (/\de[+-]?\d/i.test(text)) read.scientific = true;
  else if (isPointAmbiguous(latinDigits(text).replace(/[^\d.,]/g, ''))) read.ambiguous = true;
  return { amount, ...read };
}

function signedNumber(text: string): number | undefined {
  const bracketed = /^\((.+)\)$/.exec(text)?.[1];
  const trailing = /^([^-].*)-$/.exec(text)?.[1];
  const size = bracketed ?? trailing;
  if (size !== undefined) {
    const value = size.startsWith('-') ? undefined : signedNumber(size);
    return value === undefined || value === 0 ? value : -value;
  }
  const plain = text.replace(/^\+/, '').replaceAll('−', '-');
  if (scientificNumber.test(plain)) return Number(plain);
  return importNumber(plain);
}

/** Reads the name of a currency in a column of its own; undefined when nothing is written. */
export function readCurrency(cell: string): Currency | 'other' | undefined {
  const text = fold(cell);
  if (text === '') return undefined;
  if (/^(?:محلي|محليه|عمله محليه|yr|r\.?y\.?)$/.test(text)) return 'YER';
  return currencyIn(text) ?? 'other';
}

const currencyIn = (folded: string): Currency | 'other' | undefined =>
  currencies.find(([words]) => words.test(folded))?.[1];

/** Returns the currency that a heading or a title names. */
export function headingCurrency(heading: string): Currency | 'other' | undefined {
  const text = fold(heading);
  return currencyIn(text) ?? (/(?<![ء-ي])(?:ال)?محلي/.test(text) ? 'YER' : undefined);
}

/** Reads the side of an account in a column of its own. */
export function readSide(cell: string): Side | undefined {
  const text = fold(cell);
  return sides.find(([words]) => words.test(text))?.[1];
}
