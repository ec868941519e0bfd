import { must } from '@turoos/contract';
import type { MoneyMove } from '../accounting';
import { activePlace, unitsIn, worthOf } from './amounts';
import { methodOf } from './method-of';
import { moveOf } from './money-moves';
import { placeFor } from './place-of-money';
import type { Till } from './till';

/** Cash taken for something that no account owes, such as scrap. */
interface CashTaken {
  currency: string;
  /** In units of the currency, and its value in cents. */
  amount: number;
  cents: number;
  accountId: string;
}

/** Takes an amount of cash into a drawer or the safe, at the rates of the till. */
export function takeCash(
  till: Till,
  { drawer, ...given }: { currency: string; amount: number; drawer?: string | undefined },
): CashTaken & { moves: MoneyMove[] } {
  const { currency, units } = unitsIn(till, given);
  const place = placeFor(till, 'cash', currency, { drawer });
  const cents = worthOf(till, { currency, units });
  return {
    currency: currency.code,
    amount: units,
    cents,
    accountId: place.id,
    moves: [moveOf(till, 'pay_in', { currency, units, cents }, { place, method: 'cash' })],
  };
}

/** Gives cash back out of the account it came into, at the value it came with. */
export function returnCash(till: Till, { currency: code, amount, cents, accountId }: CashTaken): MoneyMove[] {
  if (amount === 0) return [];
  const place = activePlace(till, accountId);
  const currency = must(till.currencies.get(code));
  return [
    moveOf(till, 'reversal', { currency, units: -amount, cents: -cents }, { place, method: methodOf(place) }),
  ];
}
