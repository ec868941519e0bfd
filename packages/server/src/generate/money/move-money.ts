import { adenDay, base, centsOf, must, quoted, rialsPer, type MoneyMovementKind } from '@turoos/contract';
import { newId } from '../trade/new-id';
import type { Move } from './journal';
import type { Till } from './post-happening';
import type { Shift } from './shift';
import type { MoneyRows } from './write-money';

export interface Cash extends Till {
  rows: MoneyRows;
}

interface Amount {
  currency: string;
  units: number;
}

export const methodAt = ({ places }: Till, placeId: string): string =>
  placeId === places.bank ? 'bank_transfer' : placeId === places.exchanger ? 'exchanger' : 'cash';

/** Returns the value of an amount at the rates of a moment; undefined without a rate. */
export const worthAt = ({ shop, places }: Till, at: number, { currency, units }: Amount) =>
  centsOf(units, must(places.currencies.get(currency)), shop.ratesAt(at));

/** Dollars of a shop that keeps no rates are worth about so many rials. */
const usualRate = 1600;

/** Returns an amount of rials, or about as much in dollars if there is no rate. */
export const usual = ({ shop }: Till, at: number, rials: number): Amount =>
  shop.ratesAt(at).usdToYer === null
    ? { currency: base, units: Math.round((rials * 100) / usualRate) }
    : { currency: quoted, units: rials };

interface Moving extends Amount {
  at: number;
  from: string;
  to: string;
  /** What arrives of another currency, for an exchange. */
  received?: Amount;
  shift?: Shift;
  note: string;
  userId: string | null;
}

/** Moves money to another account at its value in the books, or exchanges it at the rates of the day. */
export function moveMoney(cash: Cash, moving: Moving): void {
  const { at, from, to, currency, units, received, shift, note, userId } = moving;
  const rates = cash.shop.ratesAt(at);
  const cents = worthAt(cash, at, moving);
  const arriving = received ? worthAt(cash, at, received) : cents;
  if (cents === undefined || arriving === undefined || units <= 0) return;
  const value = received ? cents : cash.places.purse.valueOf(from, currency, units, cents);
  const arrives = received ? arriving : value;
  const id = newId(at);
  const number = cash.places.transferNumbers.next(at);
  const target = received ?? { currency, units };
  cash.rows.transfers.push({
    id,
    transferNumber: number,
    fromId: from,
    toId: to,
    currency,
    amount: units,
    toCurrency: target.currency,
    toAmount: target.units,
    gain: arrives - value,
    shiftId: shift?.id ?? null,
    note,
    userId,
    createdAt: new Date(at),
  });
  const kind: MoneyMovementKind = received ? 'exchange' : shift ? 'drop' : 'transfer';
  const side = (placeId: string, sign: 1 | -1, amount: Amount, worth: number): Move => ({
    placeId,
    kind,
    currency: amount.currency,
    units: sign * amount.units,
    cents: sign * worth,
    toYer: rialsPer(amount.currency, rates) ?? null,
    method: methodAt(cash, placeId),
  });
  cash.post({
    at,
    kind: 'moneyTransfer',
    figures: { loss: value - arrives },
    money: [{ ...side(from, -1, { currency, units }, value), shift }, side(to, 1, target, arrives)],
    rate: rates.usdToYer,
    source: { type: 'money-transfer', id, number },
    note,
    userId,
  });
}

interface Spending {
  at: number;
  category: string;
  rials: number;
  from: string;
  shift?: Shift;
  recurringId?: string | null;
  note: string;
  userId: string | null;
}

/** Pays an expense if there is enough money. */
export function spend(
  cash: Cash,
  { at, category, rials, from, shift, note, userId, ...more }: Spending,
): void {
  const amount = usual(cash, at, rials);
  const { currency, units } = amount;
  const cents = worthAt(cash, at, amount);
  const categoryId = cash.places.categories.get(category);
  if (cents === undefined || !categoryId || cash.places.purse.held(from, currency) < units) return;
  const rates = cash.shop.ratesAt(at);
  const { usdToYer } = rates;
  const id = newId(at);
  const number = cash.places.expenseNumbers.next(at);
  cash.rows.expenses.push({
    id,
    expenseNumber: number,
    day: adenDay(new Date(at)),
    categoryId,
    currency,
    amount: units,
    cents,
    usdToYer,
    moneyAccountId: from,
    shiftId: shift?.id ?? null,
    recurringId: more.recurringId ?? null,
    note,
    userId,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  });
  const method = methodAt(cash, from);
  const toYer = rialsPer(currency, rates) ?? null;
  const money = { placeId: from, kind: 'expense' as const, currency, units: -units, cents: -cents, toYer };
  cash.post({
    at,
    kind: 'expense',
    figures: { value: cents },
    own: categoryId,
    money: [{ ...money, method, shift }],
    rate: usdToYer,
    source: { type: 'expense', id, number },
    note,
    userId,
  });
}
