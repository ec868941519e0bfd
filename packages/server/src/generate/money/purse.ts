import { exact } from '@turoos/contract';

interface Holding {
  placeId: string;
  currency: string;
  /** In units of the currency, and their value in the books in cents. */
  units: number;
  cents: number;
}

/** What money accounts hold while a year is traded in memory. */
export interface Purse {
  held(placeId: string, currency: string): number;
  /** Returns what an amount that leaves is worth in the books; `cents` is its value at the day's rates. */
  valueOf(placeId: string, currency: string, units: number, cents: number): number;
  /** Moves an amount and returns its value in the books. */
  move(placeId: string, currency: string, units: number, cents: number): number;
  holdings(): Holding[];
}

export function openPurse(known: readonly Holding[]): Purse {
  const holdings = new Map<string, Holding>();
  const keyOf = (placeId: string, currency: string) => `${placeId} ${currency}`;
  for (const one of known) holdings.set(keyOf(one.placeId, one.currency), { ...one });
  const holding = (placeId: string, currency: string): Holding => {
    const key = keyOf(placeId, currency);
    const found = holdings.get(key) ?? { placeId, currency, units: 0, cents: 0 };
    holdings.set(key, found);
    return found;
  };
  return {
    held: (placeId, currency) => holding(placeId, currency).units,
    valueOf: (placeId, currency, units, cents) => -booked(holding(placeId, currency), -units, -cents),
    move(placeId, currency, units, cents) {
      const one = holding(placeId, currency);
      const value = booked(one, units, cents);
      one.units += units;
      one.cents += value;
      return value;
    },
    holdings: () => [...holdings.values()],
  };
}

/** The same as the database's `turoos_booked`: money that leaves is worth what it stood for on average. */
function booked(held: Pick<Holding, 'units' | 'cents'>, units: number, cents: number): number {
  if (held.units === 0 || units === 0 || held.units > 0 === units > 0) return cents;
  const [there, leaving] = [Math.abs(held.units), Math.abs(units)];
  if (leaving <= there) return -exact(held.cents).times(leaving).over(there).round();
  return cents - held.cents - exact(cents).times(there).over(leaving).round();
}
