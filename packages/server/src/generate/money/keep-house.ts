import { base, quoted } from '@turoos/contract';
import { moveMoney, spend, type Cash } from './move-money';
import { payForGoods, takeProfit } from './pay-out';

/** A regular cost of the shop in rials, paid out of the safe on a day of each month. */
export interface RegularCost {
  recurringId: string | null;
  category: string;
  dayOfMonth: number;
  rials: number;
  note: string;
}

const saturday = 6;
const deposits = 100_000;

interface Evening {
  day: string;
  at: number;
  costs: readonly RegularCost[];
  /** Cents of delivered goods that were not paid yet. */
  owed: number;
  userId: string | null;
}

/**
 * Does the owner's work of a day after the drawers are closed: pays rent and wages, takes rials to the bank and pays for
 * goods every Saturday, buys dollars from the exchanger once a month, a little above the rate of the day, and takes a
 * part of the profit. Returns what is still owed for goods.
 */
export function keepHouse(cash: Cash, { day, at, costs, owed, userId }: Evening): number {
  const { safe, bank, purse } = cash.places;
  const dayOfMonth = Number(day.slice(8));
  for (const cost of costs)
    if (cost.dayOfMonth === dayOfMonth) spend(cash, { ...cost, at, from: safe, userId });
  const rials = purse.held(safe, quoted);
  const common = { at, userId };
  if (new Date(day).getUTCDay() === saturday && rials > 20 * deposits)
    moveMoney(cash, {
      ...common,
      from: safe,
      to: bank,
      currency: quoted,
      units: Math.floor(rials / 2 / deposits) * deposits,
      note: 'إيداع أسبوعي في البنك',
    });
  buyDollars(cash, { dayOfMonth, ...common });
  const unpaid = new Date(day).getUTCDay() === saturday ? payForGoods(cash, { owed, ...common }) : owed;
  if (dayOfMonth === 27) takeProfit(cash, { owed: unpaid, ...common });
  return unpaid;
}

function buyDollars(
  cash: Cash,
  { dayOfMonth, ...common }: { at: number; userId: string | null; dayOfMonth: number },
): void {
  const { safe, exchanger, purse } = cash.places;
  const { usdToYer } = cash.shop.ratesAt(common.at);
  if (dayOfMonth !== 15 || usdToYer === null || purse.held(safe, quoted) < 10 * deposits) return;
  const units = Math.floor(purse.held(safe, quoted) / 4 / deposits) * deposits;
  const bought = Math.floor((units / (usdToYer * 1.004)) * 100);
  moveMoney(cash, {
    ...common,
    from: safe,
    to: exchanger,
    currency: quoted,
    units,
    note: 'حوالة إلى الصراف',
  });
  moveMoney(cash, {
    ...common,
    from: exchanger,
    to: exchanger,
    currency: quoted,
    units,
    received: { currency: base, units: bought },
    note: 'شراء دولار',
  });
}
