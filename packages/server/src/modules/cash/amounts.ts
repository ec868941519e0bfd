import {
  cashTexts,
  centsOf,
  fromUnits,
  must,
  notFound,
  ruleBroken,
  tenderTexts,
  toUnits,
  wrongField,
} from '@turoos/contract';
import type { Db } from '../../db/connect';
import { assertPlausible } from './assert-plausible';
import { currencyOf } from './money-moves';
import type { KnownCurrency, Place, Till } from './till';

export interface Units {
  currency: KnownCurrency;
  units: number;
}

/** Returns an amount in units of its currency; throws for an unknown currency and for fractions of a unit. */
export function unitsIn(till: Till, { currency: code, amount }: { currency: string; amount: number }): Units {
  const currency = currencyOf(till, code);
  const units = toUnits(amount, currency);
  if (units === undefined) throw wrongField('amount', tenderTexts.notWhole(currency.name));
  return { currency, units };
}

/** Returns the value of an amount in cents at the rates of the till; throws for more than anybody moves at once. */
export function worthOf(till: Till, amount: Units): number {
  const cents = valueOf(till, amount);
  assertPlausible(cents);
  return cents;
}

/** Returns the value of any amount, such as what is missing in an account. */
export function valueOf({ rates }: Till, { currency, units }: Units): number {
  const cents = units === 0 ? 0 : centsOf(units, currency, rates);
  if (cents === undefined) throw ruleBroken(tenderTexts.noRate(currency.name));
  return cents;
}

/** Returns an active money account. */
export function activePlace({ places }: Till, id: string): Place {
  const place = places.get(id);
  if (!place) throw notFound(cashTexts.accountNotFound);
  if (!place.isActive) throw ruleBroken(cashTexts.accountInactive(place.name));
  return place;
}

/** Converts units of a currency to the amount as it is written. */
export type Written = (currency: string, units: number) => number;

export async function readWritten(db: Db): Promise<Written> {
  const rows = await db.selectFrom('currencies').select(['code', 'decimals']).execute();
  const decimals = new Map(rows.map((row) => [row.code, row]));
  return (currency, units) => fromUnits(units, must(decimals.get(currency)));
}
