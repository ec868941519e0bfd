import {
  cashTexts,
  fromUnits,
  must,
  rialsPer,
  tenderTexts,
  wrongField,
  type MoneyMovementKind,
  type Tender,
  type TenderMethod,
  type ValuedTender,
  type VoucherRef,
} from '@turoos/contract';
import type { MoneyMove } from '../accounting';
import { assertMayTakeOut } from './own-account';
import type { KnownCurrency, Place, Till } from './till';

/** What a document that takes or pays money answers beside its own fields. */
export interface Tendered {
  tenders: Tender[];
  change: { currency: string; amount: number; rest?: { currency: string; amount: number } } | null;
  rounding: number;
  warnings: string[];
  voucher?: VoucherRef;
}

export const untendered: Tendered = { tenders: [], change: null, rounding: 0, warnings: [] };

export function currencyOf({ currencies }: Till, code: string): KnownCurrency {
  const currency = currencies.get(code);
  if (!currency) throw wrongField('currency', tenderTexts.unknownCurrency(code));
  return currency;
}

export function moveOf(
  till: Till,
  kind: MoneyMovementKind,
  { currency: { code }, units, cents }: Pick<ValuedTender, 'currency' | 'units' | 'cents'>,
  { place: at, method, reference }: { place: Place; method: TenderMethod; reference?: string | undefined },
): MoneyMove {
  assertMayTakeOut(at, kind, units);
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
