import {
  AppError,
  base,
  cashTexts,
  centsOf,
  conflict,
  fromUnits,
  hasRate,
  must,
  notFound,
  rialsPer,
  ruleBroken,
  settleTender,
  tenderTexts,
  toUnits,
  unitsOf,
  type MoneyMovementKind,
  type Settled,
  type Tender,
  type TenderFields,
  type TenderInput,
  type TenderMethod,
  type ValuedTender,
} from '@turoos/contract';
import type { MoneyMove } from '../accounting';
import { assertKeeps } from './assert-keeps';
import { assertPlausible } from './assert-plausible';
import { assertShift } from './assert-shift';
import type { KnownCurrency, Place, Till } from './till';

/** What a document that takes or pays money answers beside its own fields. */
export interface Tendered {
  tenders: Tender[];
  change: { currency: string; amount: number; rest?: { currency: string; amount: number } } | null;
  rounding: number;
  warnings: string[];
}

export const untendered: Tendered = { tenders: [], change: null, rounding: 0, warnings: [] };

/** Money taken or paid for a document. */
export interface Taken {
  /** To be posted with the document's journal entry. */
  moves: MoneyMove[];
  /** The part of the amount due that is paid, and what was handed over beyond it; cents. */
  paid: number;
  over: number;
  /** Cents that the shop gained by rounding. */
  rounding: number;
  answer: Tendered;
}

interface Received extends TenderFields {
  /** Cents that are due. */
  due: number;
  /** For a request without tenders: what is paid, and how. */
  otherwise: { cents: number; method: TenderMethod };
}

/**
 * Takes money from a customer. A request without tenders pays one cash tender in the till's currency that settles the
 * amount it names. Throws for an unknown currency, a fraction of a unit, a missing rate, or a wrong account; the
 * caller decides whether paying less, or more, is allowed.
 */
export function takeMoney(till: Till, { due, tenders, change, seenRates, otherwise }: Received): Taken {
  if (!tenders) return settling(till, 'tender', 1, otherwise);
  assertSeenRates(till, seenRates);
  const given = allPlaced(till, tenders);
  const settled = settleTender({
    due,
    tenders: given,
    changeIn: change && ratedCurrency(till, change.currency),
    rial: till.rial,
    rates: till.rates,
  });
  assertFromCash(settled, given);
  const moves = [
    ...settled.tenders.map((tender, index) => moveOf(till, 'tender', tender, must(given[index]))),
    ...settled.change.map((back) =>
      moveOf(till, 'change', negative(back), {
        place: placeFor(till, 'cash', back.currency),
        method: 'cash',
      }),
    ),
  ];
  return {
    moves,
    paid: settled.paid,
    over: settled.over,
    rounding: settled.rounding,
    answer: answerOf(till, moves, settled.rounding),
  };
}

/** Throws when change would be handed back for more than the received cash: that is paying out a card or a cheque. */
function assertFromCash({ tenders, change, paid }: Settled, given: readonly Placed[]): void {
  const others = tenders.filter((_, index) => given[index]?.method !== 'cash');
  const value = others.reduce((total, { cents }) => total + cents, 0);
  if (change.length > 0 && value > paid) throw ruleBroken(tenderTexts.changeFromCash);
}

/** Throws when the user counted the money by another rate than the one in force, naming the new rates. */
export function assertSeenRates(till: Till, seen: TenderFields['seenRates'] = {}): void {
  const changed = Object.keys(seen).filter((code) => rialsPer(code, till.rates) !== seen[code]);
  if (changed.length === 0) return;
  const rates = changed.flatMap((code) => {
    const rate = rialsPer(code, till.rates);
    return rate === undefined ? [] : [[code, rate] as const];
  });
  const worded = rates.map(([code, rate]) => `${currencyOf(till, code).name} ${formatRate(rate)}`);
  throw conflict(tenderTexts.rateChanged(worded), { rates: Object.fromEntries(rates) });
}

const formatRate = (rate: number) =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(rate);

interface Paid extends Pick<TenderFields, 'tenders'> {
  due: number;
  kind: Extract<MoneyMovementKind, 'payment' | 'refund' | 'reversal'>;
  method: TenderMethod;
}

/** Pays money out: exactly what is due, in one currency or several. */
export function payMoney(till: Till, { due, kind, tenders, method }: Paid): Taken {
  if (!tenders) return settling(till, kind, -1, { cents: due, method });
  const payment = payTowards(till, { due, kind, tenders });
  if (payment.paid < due || payment.over > 0) throw ruleBroken(tenderTexts.contradicts);
  return payment;
}

/** Pays money out towards a debt; the caller decides whether paying less, or more, is allowed. */
export function payTowards(
  till: Till,
  { due, kind, tenders }: Omit<Paid, 'method' | 'tenders'> & { tenders: readonly TenderInput[] },
): Taken {
  const given = allPlaced(till, tenders);
  const settled = settleTender({ due, tenders: given, rial: till.rial, rates: till.rates });
  const moves = settled.tenders.map((tender, index) =>
    moveOf(till, kind, negative(tender), must(given[index])),
  );
  // paying more than was due is a loss
  const rounding = -settled.rounding;
  const { paid, over } = settled;
  return { moves, paid, over, rounding, answer: answerOf(till, moves, rounding) };
}

/**
 * One amount that settles these cents: in the till's currency, or in dollars without a rate or a place for it. Cash is
 * an amount of notes that exist, because a drawer can't be counted to the last rial.
 */
function settling(
  till: Till,
  kind: MoneyMovementKind,
  sign: 1 | -1,
  { cents, method }: { cents: number; method: TenderMethod },
): Taken {
  if (cents === 0) return { moves: [], paid: 0, over: 0, rounding: 0, answer: answerOf(till, [], 0) };
  const { tillCurrency } = till.settings;
  const isUsual =
    till.currencies.has(tillCurrency) &&
    hasRate(tillCurrency, till.rates) &&
    placeOf(till, method, {}).currencies.includes(tillCurrency);
  const currency = currencyOf(till, isUsual ? tillCurrency : base);
  const units = must(unitsOf(cents, currency, till.rates));
  const inNotes = Math.round(units / currency.cashStep) * currency.cashStep;
  const settled = settleTender({
    due: cents,
    tenders: [{ currency, units: inNotes }],
    rial: till.rial,
    rates: till.rates,
  });
  const isSettled = method === 'cash' && inNotes > 0 && settled.paid === cents && settled.over === 0;
  const tender = isSettled ? must(settled.tenders[0]) : { currency, units, cents };
  const rounding = isSettled ? sign * settled.rounding : 0;
  const moves = [
    moveOf(till, kind, sign > 0 ? tender : negative(tender), {
      place: placeFor(till, method, currency),
      method,
    }),
  ];
  return { moves, paid: cents, over: 0, rounding, answer: answerOf(till, moves, rounding) };
}

interface Placed {
  currency: KnownCurrency;
  units: number;
  place: Place;
  method: TenderMethod;
  reference?: string | undefined;
}

/** Throws when everything together is worth less than a cent, as a few rials are: that pays nothing. */
function allPlaced(till: Till, tenders: readonly TenderInput[]): Placed[] {
  const given = tenders.map((tender) => placed(till, tender));
  if (given.every(({ currency, units }) => centsOf(units, currency, till.rates) === 0))
    throw new AppError('VALIDATION', tenderTexts.worthless);
  return given;
}

function placed(till: Till, tender: TenderInput): Placed {
  const currency = ratedCurrency(till, tender.currency);
  const units = toUnits(tender.amount, currency);
  if (units === undefined) throw new AppError('VALIDATION', tenderTexts.notWhole(currency.name));
  assertPlausible(must(centsOf(units, currency, till.rates)));
  const { method, reference } = tender;
  return { currency, units, method, reference, place: placeFor(till, method, currency, tender) };
}

export function currencyOf({ currencies }: Till, code: string): KnownCurrency {
  const currency = currencies.get(code);
  if (!currency) throw new AppError('VALIDATION', tenderTexts.unknownCurrency(code));
  return currency;
}

/** Returns a currency in which money can be taken or handed back now. */
function ratedCurrency(till: Till, code: string): KnownCurrency {
  const currency = currencyOf(till, code);
  if (!hasRate(code, till.rates)) throw ruleBroken(tenderTexts.noRate(currency.name));
  return currency;
}

/** Returns where money of a currency goes, if the shop's settings and the place allow it. */
function placeFor(
  till: Till,
  method: TenderMethod,
  currency: Pick<KnownCurrency, 'code'>,
  named: Pick<TenderInput, 'drawer' | 'account'> = {},
): Place {
  assertShift(till, method);
  const place = placeOf(till, method, named);
  assertKeeps(place, currency);
  return place;
}

/**
 * Returns where money goes: cash into the named drawer or safe, the drawer of the user's shift or the first safe, all
 * else to its account. Cash in a drawer belongs to its open shift, which is another's unless the user manages the cash.
 */
export function placeOf(
  { places, settings, shift, managesCash }: Till,
  method: TenderMethod,
  { drawer, account }: Pick<TenderInput, 'drawer' | 'account'>,
): Place {
  const named =
    method === 'cash' ? (drawer ?? shift?.drawerId) : (account ?? settings.methodAccounts[method]);
  const found = named ? places.get(named) : firstOf(places, kindFor[method]);
  if (!found) throw notFound(cashTexts.accountNotFound);
  if (!found.isActive) throw ruleBroken(cashTexts.accountInactive(found.name));
  if (method !== 'cash' && found.kind !== 'bank' && found.kind !== 'exchanger')
    throw ruleBroken(cashTexts.notOfMethod);
  if (method === 'cash' && found.kind !== 'drawer' && found.kind !== 'safe')
    throw ruleBroken(cashTexts.notForCash(found.name));
  if (found.kind === 'drawer' && found.id !== shift?.drawerId) {
    if (!managesCash) throw new AppError('FORBIDDEN', cashTexts.notYours);
    if (!found.shiftId) throw ruleBroken(cashTexts.drawerClosed(found.name));
  }
  return found;
}

const kindFor = {
  cash: 'safe',
  card: 'bank',
  bank_transfer: 'bank',
  check: 'bank',
  exchanger: 'exchanger',
} as const satisfies Record<TenderMethod, Place['kind']>;

export const firstOf = (places: Till['places'], kind: Place['kind']): Place | undefined =>
  [...places.values()].find((one) => one.kind === kind && one.isActive);

const negative = ({ currency, units, cents }: ValuedTender) => ({ currency, units: -units, cents: -cents });

export function moveOf(
  till: Till,
  kind: MoneyMovementKind,
  { currency: { code }, units, cents }: Pick<ValuedTender, 'currency' | 'units' | 'cents'>,
  { place: at, method, reference }: { place: Place; method: TenderMethod; reference?: string | undefined },
): MoneyMove {
  return {
    moneyAccountId: at.id,
    shiftId: at.shiftId,
    kind,
    currency: code,
    amount: units,
    cents,
    toYer: rialsPer(code, till.rates) ?? null,
    method,
    reference,
  };
}

/** Presents money as it was handed over; amounts above zero in both directions. */
export function answerOf(till: Till, moves: readonly MoneyMove[], rounding: number): Tendered {
  const amount = (move: MoneyMove) => ({
    currency: move.currency,
    amount: Math.abs(fromUnits(move.amount, currencyOf(till, move.currency))),
  });
  const [change, rest] = moves.filter(({ kind }) => kind === 'change').map(amount);
  return {
    tenders: moves
      .filter(({ kind }) => kind !== 'change')
      .map((move) => {
        const { id, name } = must(till.places.get(move.moneyAccountId));
        return {
          ...amount(move),
          method: move.method ?? 'cash',
          account: { _id: id, name },
          reference: move.reference ?? '',
          value: Math.abs(move.cents),
        };
      }),
    change: change ? { ...change, ...(rest && { rest }) } : null,
    rounding,
    warnings: shortages(till, moves),
  };
}

/** Warns of accounts that go below zero; the till of a shop is not always recorded perfectly. */
export function shortages({ places }: Till, moves: readonly MoneyMove[]): string[] {
  const after = new Map<string, number>();
  for (const { moneyAccountId, currency, amount } of moves) {
    const key = `${moneyAccountId} ${currency}`;
    after.set(key, (after.get(key) ?? places.get(moneyAccountId)?.held[currency] ?? 0) + amount);
  }
  const short = moves.filter(
    ({ moneyAccountId, currency, amount }) =>
      amount < 0 && (after.get(`${moneyAccountId} ${currency}`) ?? 0) < 0,
  );
  const names = new Set(short.map(({ moneyAccountId }) => must(places.get(moneyAccountId)).name));
  return [...names].map((name) => cashTexts.belowZero(name));
}
