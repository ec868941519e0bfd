import { latinDigits, toCents } from '@turoos/contract';

/**
 * Normalises typed text to `-?digits.digits`: any digits, with a dot, a comma or their Arabic forms. A single
 * comma before the last one or two digits is a decimal sign (12,5); any other comma separates thousands
 * (1,250).
 */
function plainNumber(typed: string): string {
  const text = latinDigits(typed).replaceAll('،', ',').replace(/[\s$]/g, '');
  const decimalComma = !text.includes('.') && /^[^,]*,\d{1,2}$/.test(text);
  return decimalComma ? text.replace(',', '.') : text.replaceAll(',', '');
}

/** The beginning of a number: no value yet, but no error either. */
const unfinished = /^-?\.?$/;

/** Returns cents, null while the text is empty or unfinished, undefined when it can't become an amount. */
export function readCents(typed: string): number | null | undefined {
  const text = plainNumber(typed);
  return unfinished.test(text) ? null : (toCents(text) ?? undefined);
}

/** Whether the text is a number with more decimals than allowed. */
export const hasTooManyDecimals = (typed: string, decimals: number): boolean => {
  const text = plainNumber(typed);
  return /^-?\d*\.\d*$/.test(text) && readNumber(typed, decimals) === undefined;
};

/** Like readCents, for plain numbers with a maximum of decimals. */
export function readNumber(typed: string, decimals: number): number | null | undefined {
  const text = plainNumber(typed);
  if (unfinished.test(text)) return text.includes('.') && decimals === 0 ? undefined : null;
  const pattern = decimals === 0 ? /^-?\d{1,12}$/ : new RegExp(`^-?\\d{0,12}(\\.\\d{0,${decimals}})?$`);
  return pattern.test(text) ? Number(text) : undefined;
}
