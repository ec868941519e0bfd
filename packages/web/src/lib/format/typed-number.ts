import { latinDigits, toCents } from '@turoos/contract';

/**
 * What was typed, as plain `-?digits.digits`: any digits, with a dot, a comma or their Arabic forms. A single
 * comma before one or two last digits is a decimal sign (12,5); any other comma separates thousands (1,250).
 */
function plainNumber(typed: string): string {
  const text = latinDigits(typed).replaceAll('،', ',').replace(/[\s$]/g, '');
  const decimalComma = !text.includes('.') && /^[^,]*,\d{1,2}$/.test(text);
  return decimalComma ? text.replace(',', '.') : text.replaceAll(',', '');
}

/** Text on the way to becoming a number: worth nothing yet, but not wrong either. */
const unfinished = /^-?\.?$/;

/** null while empty or unfinished, undefined when it can never become an amount. */
export function readCents(typed: string): number | null | undefined {
  const text = plainNumber(typed);
  return unfinished.test(text) ? null : (toCents(text) ?? undefined);
}

/** A number, but finer than it may be. */
export const hasTooManyDecimals = (typed: string, decimals: number): boolean => {
  const text = plainNumber(typed);
  return /^-?\d*\.\d*$/.test(text) && readNumber(typed, decimals) === undefined;
};

/** As readCents, for plain numbers with at most so many decimals. */
export function readNumber(typed: string, decimals: number): number | null | undefined {
  const text = plainNumber(typed);
  if (unfinished.test(text)) return text.includes('.') && decimals === 0 ? undefined : null;
  const pattern = decimals === 0 ? /^-?\d{1,12}$/ : new RegExp(`^-?\\d{0,12}(\\.\\d{0,${decimals}})?$`);
  return pattern.test(text) ? Number(text) : undefined;
}
