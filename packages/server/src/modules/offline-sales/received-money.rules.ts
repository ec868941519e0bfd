import {
  AppError,
  base,
  centsOf,
  creditAfter,
  creditBlocked,
  rialsPer,
  type OfflineSaleFact,
  type Rates,
} from '@turoos/contract';
import type { Taken, Till } from '../cash';
import type { Account } from '../ledger';
import { takePayment } from '../sales';
import { foundIf, type Found } from './found';

/** The till's money as the fact says: its rates, and the drawer of its shift while that is open. */
export function moneyOf(
  money: Till,
  { rates, shift }: Pick<OfflineSaleFact, 'rates' | 'shift'>,
  wasInShift: boolean,
): { money: Till; found: Found[] } {
  const drawer = shift ? [...money.places.values()].find(({ shiftId }) => shiftId === shift) : undefined;
  const own = drawer && shift && wasInShift ? { id: shift, drawerId: drawer.id } : undefined;
  const found = foundIf('shift', {
    notInShift: shift !== null && !wasInShift,
    shiftClosed: shift !== null && wasInShift && !drawer,
    noShift: shift === null && money.shift === null && money.settings.requireShift !== 'off',
  });
  return {
    money: {
      ...money,
      rates,
      shift: own ?? money.shift,
      settings: { ...money.settings, requireShift: 'off' },
      managesCash: true,
    },
    found,
  };
}

/** A rate that is this many times the shop's, or less than its inverse, is an error or a lie. */
const farTimes = 2;

type Counted = Pick<OfflineSaleFact, 'rates' | 'tenders'>;

/** Compares the rates of the fact with those that were in force when it was made. */
export function judgeRates({ rates, tenders }: Counted, shop: Rates): { found: Found[]; areFar: boolean } {
  const isTendered = (code: string) => tenders.some(({ currency }) => currency === code);
  const currencies = new Set([base, ...Object.keys(rates.toYer), ...Object.keys(shop.toYer)]);
  const odd = [...currencies]
    .map((currency) => ({
      currency,
      at: rialsPer(currency, rates) ?? null,
      shop: rialsPer(currency, shop) ?? null,
    }))
    // a till may not know a currency that came since; what it counted with it must name
    .filter(
      ({ currency, at, shop: known }) =>
        at !== known && (at !== null || currency === base || isTendered(currency)),
    );
  if (odd.length === 0) return { found: [], areFar: false };
  const areFar = odd.some(
    ({ at, shop: known }) =>
      at !== null && known !== null && (at >= known * farTimes || known >= at * farTimes),
  );
  return {
    areFar,
    found: [{ kind: 'rate', details: { rates: odd, problems: areFar ? ['rateFar'] : [] } }],
  };
}

interface Asked {
  /** By the receipt. */
  asked: number;
  /** By the lines, from which the receipt differs by less than a step of cash. */
  total: number;
  hasCustomer: boolean;
}

/** Takes the money as it was handed over; without `taken` it cannot be booked. */
export function receivedMoney(
  money: Till,
  { tenders, change, rounding }: OfflineSaleFact,
  { asked, total, hasCustomer }: Asked,
): { taken?: Taken; found: Found[] } {
  try {
    const given = tenders.map(({ account, ...tender }) => ({
      ...tender,
      account: account && money.places.get(account)?.isActive ? account : undefined,
    }));
    const payment =
      given.length > 0
        ? { tenders: given, change: change ? { currency: change.currency } : undefined }
        : { paymentStatus: asked === 0 ? ('paid' as const) : ('deferred' as const) };
    const taken = takePayment(money, payment, asked, hasCustomer);
    const isSame = isSameChange(taken.answer.change, change) && taken.rounding === rounding;
    return { taken: roundedTo(total, asked, taken), found: foundIf('money', { change: !isSame }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { found: foundIf('money', { payment: true }, { reason: error.message }) };
  }
}

/**
 * Counts the difference between receipt and lines as rounding, so that the debt stays what the receipt says. Only a
 * receipt that asked for nothing is paid without money.
 */
function roundedTo(total: number, asked: number, taken: Taken): Taken {
  if (asked === total || (taken.paid === 0 && asked > 0)) return taken;
  const paid = Math.max(0, taken.paid + total - asked);
  const rounding = taken.rounding + taken.paid - paid;
  return { ...taken, paid, rounding, answer: { ...taken.answer, rounding } };
}

/** Returns the cents of the smallest amount of rials that is handed over. */
export const cashStepOf = ({ rial }: Till, { rates }: Pick<OfflineSaleFact, 'rates'>): number =>
  centsOf(rial.cashStep, rial, rates) ?? 0;

type Change = OfflineSaleFact['change'];

/** A till that was asked for change and owed none may say so by an amount of zero. */
const isSameChange = (one: Change, two: Change): boolean =>
  one === null || two === null
    ? (one?.amount ?? 0) === (two?.amount ?? 0)
    : one.currency === two.currency &&
      one.amount === two.amount &&
      one.rest?.currency === two.rest?.currency &&
      one.rest?.amount === two.rest?.amount;

/** Finds debts that the server would have refused. */
export function judgeDebt(account: Account | undefined, debt: number): Found[] {
  if (!account || debt <= 0) return [];
  const { owed, isOverLimit } = creditAfter(account, debt);
  return [
    ...(creditBlocked(account) ? [{ kind: 'blocked' as const, details: { name: account.name } }] : []),
    ...(isOverLimit
      ? [{ kind: 'limit' as const, details: { amount: owed, limit: account.creditLimit } }]
      : []),
  ];
}
