import { base, must, quoted, rialsPer } from '@turoos/contract';
import type { Move } from './journal';
import { methodAt, worthAt, type Cash } from './move-money';

interface Evening {
  at: number;
  userId: string | null;
}

/** What stays in an account when goods are paid, and the amount that payments are multiples of; units of a currency. */
const reserves: Readonly<Record<string, { stays: number; note: number }>> = {
  [base]: { stays: 50_000, note: 10_000 },
  SAR: { stays: 50_000, note: 10_000 },
  [quoted]: { stays: 5_000_000, note: 100_000 },
};

/** Returns the largest payment of an account up to a value, in whole notes. */
function payable(cash: Cash, place: string, currency: string, { at, upTo }: { at: number; upTo: number }) {
  const { stays, note } = must(reserves[currency]);
  const free = Math.floor((cash.places.purse.held(place, currency) - stays) / note) * note;
  const worth = free > 0 ? worthAt(cash, at, { currency, units: free }) : undefined;
  if (!worth) return undefined;
  const units = worth <= upTo ? free : Math.floor((free * upTo) / worth / note) * note;
  const cents = worthAt(cash, at, { currency, units });
  return units > 0 && cents ? { units, cents } : undefined;
}

/** Pays for delivered goods and returns what is still owed: with dollars and Saudi riyals of the safe, then by the exchanger and the bank. */
export function payForGoods(cash: Cash, { owed, at, userId }: Evening & { owed: number }): number {
  const { safe, bank, exchanger } = cash.places;
  let unpaid = owed;
  const pay = (place: string, currency: string) => {
    const paid = payable(cash, place, currency, { at, upTo: unpaid });
    if (!paid) return;
    unpaid -= paid.cents;
    const { units, cents } = paid;
    payOut(
      cash,
      'purchase',
      { placeId: place, currency, units, cents },
      { at, userId, note: 'بضاعة اشتُريت نقداً' },
    );
  };
  pay(safe, base);
  pay(safe, 'SAR');
  pay(exchanger, base);
  pay(bank, quoted);
  pay(bank, base);
  return unpaid;
}

/** The owner takes half of what the bank holds beyond what is owed for goods. */
export function takeProfit(cash: Cash, { owed, at, userId }: Evening & { owed: number }): void {
  const { bank } = cash.places;
  const free = payable(cash, bank, quoted, { at, upTo: Infinity });
  if (!free || free.cents <= owed) return;
  const taken = payable(cash, bank, quoted, { at, upTo: (free.cents - owed) / 2 });
  if (!taken) return;
  payOut(
    cash,
    'payOut',
    { placeId: bank, currency: quoted, ...taken },
    { at, userId, note: 'مسحوبات المالك' },
  );
}

function payOut(
  cash: Cash,
  kind: 'purchase' | 'payOut',
  { placeId, currency, units, cents }: Pick<Move, 'placeId' | 'currency' | 'units' | 'cents'>,
  { at, userId, note }: Evening & { note: string },
): void {
  const rates = cash.shop.ratesAt(at);
  const movement = kind === 'purchase' ? 'payment' : 'pay_out';
  const method = methodAt(cash, placeId);
  const toYer = rialsPer(currency, rates) ?? null;
  const common = {
    at,
    money: [{ placeId, kind: movement, currency, units: -units, cents: -cents, toYer, method } as const],
    rate: rates.usdToYer,
    source: { type: null, id: null },
    note,
    userId,
  };
  if (kind === 'purchase')
    cash.post({
      ...common,
      kind,
      figures: { difference: 0, clearing: 0, rounding: 0 },
      moved: { inventory: cents },
    });
  else
    cash.post({
      ...common,
      kind,
      figures: { value: cents },
      own: must(cash.places.accounts.get('drawings')),
    });
}
