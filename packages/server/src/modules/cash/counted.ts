import {
  cashTexts,
  centsOf,
  must,
  ruleBroken,
  sumOfNotes,
  wrongField,
  type CountedAmount,
} from '@turoos/contract';
import type { ClosingCount, CountedUnits } from '../../db/column-types';
import { unitsIn } from './amounts';
import { assertKeeps } from './assert-keeps';
import { assertPlausible } from './assert-plausible';
import type { Place, Till } from './till';

/** The currencies that must be counted: those the drawer or account keeps, and any other that is in it. */
const currenciesIn = ({ currencies }: Till, { currencies: kept, held }: Place): string[] =>
  [...currencies.keys()].filter((code) => kept.includes(code) || (held[code] ?? 0) !== 0);

/** Checks a count of a drawer or another account and returns it in units: each of its currencies once, and notes that add up. */
export function countedIn(till: Till, drawer: Place, counts: readonly CountedAmount[]): CountedUnits[] {
  const counted = counts.map(({ notes, ...count }) => {
    const { currency, units } = unitsIn(till, count);
    assertPlausible(centsOf(units, currency, till.rates) ?? 0);
    if ((drawer.held[currency.code] ?? 0) === 0) assertKeeps(drawer, currency);
    if (notes && sumOfNotes(notes) !== count.amount) throw ruleBroken(cashTexts.notesDiffer);
    return { currency: currency.code, amount: units, ...(notes && { notes }) };
  });
  const codes = new Set(counted.map(({ currency }) => currency));
  if (codes.size < counted.length) throw wrongField('counts', cashTexts.countOnce);
  if (currenciesIn(till, drawer).some((code) => !codes.has(code))) throw ruleBroken(cashTexts.countEach);
  return counted;
}

/** Checks a count and compares it with what should be there. */
export function compareCount(
  till: Till,
  place: Place,
  counts: readonly CountedAmount[],
): { closing: ClosingCount[]; differences: { currency: string; amount: number }[] } {
  const closing = countedIn(till, place, counts).map(({ amount, ...count }) => ({
    ...count,
    expected: place.held[count.currency] ?? 0,
    counted: amount,
  }));
  const differences = closing.map(({ currency, counted, expected }) => ({
    currency,
    amount: counted - expected,
  }));
  return { closing, differences };
}

/** A thousand dollars: a note typed into the wrong box is likelier than so much missing or found. */
const farCents = 100_000;

/** Returns what to say about a count that differs and gives no reason; undefined when it fits. */
export function questionAbout(
  { currencies, rates }: Till,
  differences: readonly { currency: string; amount: number }[],
): string | undefined {
  const isFar = differences.some(
    ({ currency, amount }) =>
      Math.abs(centsOf(amount, must(currencies.get(currency)), rates) ?? 0) > farCents,
  );
  if (isFar) return cashTexts.farOff;
  return differences.some(({ amount }) => amount !== 0) ? cashTexts.reasonRequired : undefined;
}
