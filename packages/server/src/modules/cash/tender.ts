import {
  base,
  centsOf,
  conflict,
  hasRate,
  must,
  rialsPer,
  ruleBroken,
  settleTender,
  tenderTexts,
  toUnits,
  unitsToPay,
  wrongField,
  type MoneyMovementKind,
  type Settled,
  type TenderFields,
  type TenderInput,
  type TenderMethod,
  type ValuedTender,
} from '@turoos/contract';
import type { MoneyMove } from '../accounting';
import { assertPlausible } from './assert-plausible';
import { answerOf, currencyOf, moveOf, type Tendered } from './money-moves';
import { placeFor, placeOf } from './place-of-money';
import type { KnownCurrency, Place, Till } from './till';

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

/**
 * Pays money out towards a debt; the caller decides whether paying less, or more, is allowed. Throws where nothing is owed
 * and the money is less than the rounding of cash, because that pays nothing.
 */
export function payTowards(
  till: Till,
  { due, kind, tenders }: Omit<Paid, 'method' | 'tenders'> & { tenders: readonly TenderInput[] },
): Taken {
  const given = allPlaced(till, tenders);
  const settled = settleTender({ due, tenders: given, rial: till.rial, rates: till.rates });
  if (settled.paid + settled.over === 0) throw wrongField('tenders', tenderTexts.roundedAway);
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
  const question = { due: cents, rial: till.rial, rates: till.rates };
  const units = unitsToPay({ ...question, currency, isCash: method === 'cash' });
  const settled = settleTender({ ...question, tenders: [{ currency, units }] });
  const isSettled = method === 'cash' && settled.paid === cents && settled.over === 0;
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
    throw wrongField('tenders', tenderTexts.worthless);
  return given;
}

function placed(till: Till, tender: TenderInput): Placed {
  const currency = ratedCurrency(till, tender.currency);
  const units = toUnits(tender.amount, currency);
  if (units === undefined) throw wrongField('tenders', tenderTexts.notWhole(currency.name));
  assertPlausible(must(centsOf(units, currency, till.rates)));
  const { method, reference } = tender;
  return { currency, units, method, reference, place: placeFor(till, method, currency, tender) };
}

/** Returns a currency in which money can be taken or handed back now. */
function ratedCurrency(till: Till, code: string): KnownCurrency {
  const currency = currencyOf(till, code);
  if (!hasRate(code, till.rates)) throw ruleBroken(tenderTexts.noRate(currency.name));
  return currency;
}

const negative = ({ currency, units, cents }: ValuedTender) => ({ currency, units: -units, cents: -cents });
