import { dice } from '../../samples/numbers';
import { openAccounts } from './accounts';
import type { Entry, Movement, Refund, Sale, Settlement } from './books';
import { momentOf, opens, tradingDays, type TradingDay } from './calendar';
import { happens, weightedDraw } from './chance';
import { pay } from './pay';
import type { TradingShop } from './read-shop';
import { deliver, leadTime, planShelves } from './restock';
import { sell, type Counter, type Sold } from './sell';
import { openShelves, type ShelvedPart } from './shelves';
import { cancel, refund } from './undo';

/** The result of a year of trade, except stock movements, which are passed on as they happen. */
export interface Traded {
  sales: Sale[];
  refunds: Refund[];
  entries: Entry[];
  settlements: Settlement[];
  /** The goods that were delivered on each day, in cents. */
  deliveries: { at: number; cents: number }[];
}

interface Happening {
  at: number;
  happen(): void;
}

/**
 * Simulates a year of trade up to now, day by day in chronological order: deliveries, sales, cancellations
 * and refunds, payments. Movements are passed on after each day.
 */
export async function tradeAYear(
  shop: TradingShop,
  count: number,
  now: number,
  moved: (movements: Movement[]) => Promise<void>,
): Promise<Traded> {
  const roll = dice(365);
  const days = tradingDays(count, now);
  const agenda: Happening[][] = days.map(() => []);
  let movements: Movement[] = [];
  const shelves = openShelves((movement) => movements.push(movement));
  const accounts = openAccounts();
  const traded: Traded = { sales: [], refunds: [], deliveries: [], ...accounts };
  let delivered = 0;
  // now and then someone buys a part without demand
  const weights = shop.parts.map(({ popularity }) => popularity + 0.02);
  planShelves(shop.parts, count, weights);
  const bring = (part: ShelvedPart, at: number) => {
    delivered += deliver(shelves, part, { at, userId: shop.keeper, roll });
  };

  let today = 0;
  const plan = (inDays: number, happening: (at: number) => void, at?: number) => {
    const day = days[today + inDays];
    if (!day || day.until <= day.from + opens) return;
    const moment = at ?? momentOf(day, roll);
    agenda[today + inDays]?.push({ at: moment, happen: () => happening(moment) });
  };
  const reorder = (part: ShelvedPart) => {
    if (part.isOrdered) return;
    part.isOrdered = true;
    plan(leadTime(part, roll), (at) => bring(part, at));
  };
  const counter: Counter = {
    shop,
    shelves,
    accounts,
    roll,
    drawPart: weightedDraw(weights),
    drawCustomer: weightedDraw(shop.customers.map(({ creditLimit }) => 1 + creditLimit / 50_000)),
    reorder,
    deliver: bring,
  };

  const planSale = (day: TradingDay) => {
    const at = momentOf(day, roll);
    const isHeld = today >= days.length - 2 && happens(roll, 60);
    const comesBack = happens(roll, 25) ? 1 + roll(10) : 0;
    let sold: Sold | undefined;
    const sellAndPlan = () => {
      const made = (sold = sell(counter, at, isHeld));
      traded.sales.push(made.sale);
      if (comesBack) plan(comesBack, (later) => traded.refunds.push(...refund(counter, made, later)));
    };
    plan(0, sellAndPlan, at);
    const mistake = at + 300_000 + roll(3_000_000);
    if (happens(roll, 7) && mistake < day.until)
      plan(0, () => sold && cancel(counter, sold, mistake), mistake);
  };

  for (const [place, day] of days.entries()) {
    today = place;
    if (place === 0) for (const part of shop.parts) if (part.quantity <= part.reorderAt) reorder(part);
    for (const customer of shop.customers)
      if (customer.balance < 0 && happens(roll, customer.promptness))
        plan(0, (at) => pay(counter, customer, at));
    for (let sale = 0; sale < day.sales; sale++) planSale(day);
    for (const { happen } of (agenda[place] ?? []).toSorted((a, b) => a.at - b.at)) happen();
    agenda[place] = [];
    await moved(movements);
    movements = [];
    if (delivered > 0) traded.deliveries.push({ at: day.from, cents: delivered });
    delivered = 0;
  }
  return traded;
}
