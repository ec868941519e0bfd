import type { Move } from '../books-model';
import { centsOf, settle, unitsOf, type Amount, type Code } from '../money-model';
import { codes, moved, out, written, type Clerk, type Day } from './day';

export interface Tender extends Amount {
  method: string;
}

export const handed = (tenders: readonly Tender[]) =>
  tenders.map(({ method, ...amount }) => ({ ...written(amount), method }));

/** Draws money for an amount due: about as much, in one or two currencies, mostly in cash. */
export function drawTenders({ dice, rates }: Day, cents: number): Tender[] {
  const { below, oneOf } = dice;
  const round = { YER: 50, USD: 100, SAR: 100 };
  const about = (share: number): Tender => {
    const code = oneOf(codes);
    const units = Math.max(round[code], Math.ceil(unitsOf(share, code, rates) / round[code]) * round[code]);
    const method = below(3) ? 'cash' : oneOf(['card', 'bank_transfer', 'check', 'exchanger']);
    return { code, units, method };
  };
  return below(3) === 0 ? [about(Math.floor(cents / 2)), about(Math.ceil(cents / 2))] : [about(cents)];
}

/** Draws money that is worth an amount as exactly as its currencies allow. */
export function drawExact({ dice, rates }: Day, cents: number): Tender[] {
  const { below, oneOf } = dice;
  const method = below(4) ? 'cash' : 'exchanger';
  const code = oneOf(codes);
  const dollars = below(2) ? Math.floor(cents / 200) * 100 : 0;
  const units = unitsOf(cents - dollars, code, rates);
  const tenders = [
    { code: 'USD' as const, units: dollars, method },
    { code, units, method },
  ];
  return tenders.filter((tender) => tender.units > 0);
}

/** Whether a card or cheque of more than the amount due would be paid out as change, which is refused. */
export function isPaidOut({ rates }: Day, due: number, tenders: readonly Tender[], changeIn?: Code): boolean {
  const others = tenders.filter(({ method }) => method !== 'cash');
  const value = others.reduce((cents, one) => cents + centsOf(one, rates), 0);
  return settle(due, tenders, changeIn, rates).change.length > 0 && value > due;
}

/** Takes money: what is paid by it, handed back, kept and rounded, and how it moves. */
export function taken(day: Day, clerk: Clerk, due: number, tenders: readonly Tender[], changeIn?: Code) {
  const { rates } = day;
  const settled = settle(due, tenders, changeIn, rates);
  const money = [
    ...tenders.map(({ method, ...amount }) =>
      moved(day, clerk, 'tender', amount, centsOf(amount, rates), method),
    ),
    ...settled.change.map((one) => moved(day, clerk, 'change', out(one), -centsOf(one, rates))),
  ];
  return { ...settled, money };
}

/** Pays money back: the moves, and what was paid beyond the amount. */
export function refunded(day: Day, clerk: Clerk, due: number, tenders: readonly Tender[]) {
  const { rates } = day;
  const { rounding } = settle(due, tenders, undefined, rates);
  const money = tenders.map(({ method, ...amount }): Move =>
    moved(day, clerk, 'refund', out(amount), -centsOf(amount, rates), method),
  );
  return { money, rounding };
}

/** What the till takes or pays when nobody says how: rials, and of cash the nearest notes of 50. */
export function usualMoney(cents: number, method: string, { rates }: Day) {
  const exactly = { code: 'YER' as const, units: unitsOf(cents, 'YER', rates) };
  const inNotes = { code: 'YER' as const, units: Math.round(exactly.units / 50) * 50 };
  const { paid, over, rounding } = settle(cents, [inNotes], undefined, rates);
  return method === 'cash' && inNotes.units > 0 && paid === cents && over === 0
    ? { rials: inNotes, worth: cents + rounding, rounding }
    : { rials: exactly, worth: cents, rounding: 0 };
}
