import {
  base,
  centsOf,
  must,
  quoted,
  rialsPer,
  settleTender,
  unitsOf,
  type MoneyMovementKind,
  type Rates,
} from '@turoos/contract';
import type { Dice } from '../../samples/numbers';
import { happens } from '../trade/chance';
import type { Places } from './read-places';

type Amount = {
  kind: MoneyMovementKind;
  currency: string;
  units: number;
  cents: number;
  toYer: number | null;
};

interface Handed {
  amounts: Amount[];
  rounding: number;
}

/** Amounts are handed over in whole notes: of five dollars, or of ten Saudi riyals. */
const notes: Readonly<Record<string, number>> = { USD: 500, SAR: 1000 };
const riyal = 'SAR';

/** Returns an amount of cents in rials, as it is paid when nobody says otherwise; in dollars without a rate. */
export function inRials(
  { currencies }: Pick<Places, 'currencies'>,
  kind: MoneyMovementKind,
  cents: number,
  rates: Rates,
): Amount {
  const units = unitsOf(cents, must(currencies.get(quoted)), rates);
  return units === undefined
    ? { kind, currency: base, units: cents, cents, toYer: null }
    : { kind, currency: quoted, units, cents, toYer: 1 };
}

/**
 * Draws how a customer pays in cash: mostly in rials, now and then in dollars or Saudi riyals with the change in rials,
 * or in dollars with the rest in rials. Without enough rials for change, the customer pays exactly.
 */
export function handOver(
  places: Pick<Places, 'currencies'>,
  { cents, rials }: { cents: number; rials: number },
  rates: Rates,
  roll: Dice,
): Handed {
  const luck = roll(100);
  const code = luck < 14 ? base : luck < 24 ? riyal : quoted;
  const currency = must(places.currencies.get(code));
  const note = notes[code];
  const exactly = { amounts: [inRials(places, 'tender', cents, rates)], rounding: 0 };
  if (note === undefined || rates.usdToYer === null || cents < 1000) return exactly;
  const price = unitsOf(cents, currency, rates);
  if (price === undefined) return exactly;
  const toYer = rialsPer(code, rates) ?? null;
  if (code === base && happens(roll, 250)) {
    const units = Math.floor(price / note) * note;
    const rest = cents - units;
    const dollars: Amount = { kind: 'tender', currency: code, units, cents: units, toYer };
    return { amounts: rest > 0 ? [dollars, inRials(places, 'tender', rest, rates)] : [dollars], rounding: 0 };
  }
  const units = Math.ceil(price / note) * note;
  if (centsOf(units, currency, rates) === undefined) return exactly;
  const rial = must(places.currencies.get(quoted));
  const settled = settleTender({ due: cents, tenders: [{ currency, units }], changeIn: rial, rial, rates });
  const change = settled.change.reduce((sum, one) => sum + one.units, 0);
  if (settled.paid < cents || change > rials) return exactly;
  return {
    amounts: [
      ...settled.tenders.map((one) => ({
        kind: 'tender' as const,
        currency: code,
        units: one.units,
        cents: one.cents,
        toYer,
      })),
      ...settled.change.map((one) => ({
        kind: 'change' as const,
        currency: quoted,
        units: -one.units,
        cents: -one.cents,
        toYer: 1,
      })),
    ],
    rounding: settled.rounding,
  };
}
