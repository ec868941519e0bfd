import { setTimeout as wait } from 'node:timers/promises';
import { addDays, adenDay, firstOfMonth } from '@turoos/contract';
import type { Browser } from '@playwright/test';
import { diceOf } from '../fuzz/dice';
import { untilReady } from '../torture/shop-process';
import { cancel, refund, takePayment } from './afterwards';
import { closeShift, drop, exchange, openShift, setRate, spend } from './cash';
import { adjust, askBranch } from './goods';
import { sellAtCounter } from './journeys';
import type { Sold } from './ledger';
import { atSafe, count, type Clerk, type Month } from './month';
import { moveIn } from './moving-in';
import { sellQuotation, startCampaign } from './offers';
import { sell } from './selling';
import { buy, order, paySupplier, receive, type Order } from './supply';
import { Till } from './tills';
import { Wreck } from './wreck';

export const days = 26;
/** Rounds on which the power goes: of the server, of the database, of both. */
const serverDies = new Set([6, 12, 18, 24]);
const databaseDies = new Set([9, 18, 21]);

/** Lives through the month. A round is a day: what carries a date of its own carries that day's. */
export async function liveThrough(month: Month, seed: number, browser: Browser): Promise<void> {
  const { staff, ledger, dice } = month;
  const [chief, clerk, ibb] = month.clerks as [Clerk, Clerk, Clerk];
  const manager: Clerk = { person: staff.manager, place: month.warehouses.main, ...atSafe };
  const bookkeeper: Clerk = { ...manager, person: staff.admin };
  const tills = [staff.manager, staff.admin, staff.super_admin].map((person) => new Till(month, person));
  const wreck = new Wreck(month);
  const orders: Order[] = [];
  let campaign: { code: string; percent: number } | undefined;
  await setRate(month);
  await moveIn(month);
  for (const till of tills) await till.register();

  for (let day = 1; day <= days; day++) {
    month.date = dateOf(day);
    if (day > 1) await setRate(month);
    for (const one of month.clerks) await openShift(month, one);
    const work = Promise.all(
      month.clerks.map((one, at) => sellForADay(month, one, seed * 1000 + day * 10 + at)),
    );
    const today = (await Promise.all([work, cutPower(month, day)]))[0].flat();

    if (day === 2) await refuseStrangers(month);
    if (day === 3) await wreck.buy(ledger.suppliers[2] ?? raise('no dealer'));
    if (day === 4) campaign = await startCampaign(month);
    if (day === 7) await wreck.takeOff(chief);
    if (day === 20) await wreck.end();
    if (campaign && day % 3 === 0) await sell(month, clerk, dice, { campaign });
    if (day % 4 === 0) await sellQuotation(month, chief);
    if (day % 5 === 0) await sellAtCounter(browser, month, clerk);
    if (day % 5 === 1) for (const till of tills) for (let sale = 0; sale < 3; sale++) till.sellAway(manager);
    if (day % 5 === 2) for (const till of tills) await till.send(manager);

    await buy(month);
    if (day % 2 === 1) orders.push((await order(month)) ?? raise('nothing to order'));
    for (const ordered of orders.filter(({ awaited }) => awaited > 1))
      await receive(month, ordered, day === days || dice.chance(0.4));
    if (day % 3 === 1) await askBranch(month, day % 2 === 0);
    if (day % 4 === 2) await adjust(month);
    await paySupplier(month);
    await refund(month, chief, dice, dice.oneOf(today) ?? raise('nothing was sold'));
    if (day % 3 === 0) await cancel(month, manager, dice.oneOf(today) ?? raise('nothing was sold'));
    await takePayment(month, bookkeeper, dice);
    await takePayment(month, chief, dice);
    await spend(month);
    await spend(month, dice.oneOf([chief, clerk, ibb]));
    if (day % 6 === 0) await exchange(month);
    for (const one of month.clerks) await drop(month, one);
    for (const one of month.clerks) await closeShift(month, one);
  }
}

/** The date of a round: the rounds end today, and none is before the first of the month, which the reports are about. */
function dateOf(day: number): string {
  const [date, first] = [addDays(adenDay(), day - days), firstOfMonth(adenDay())];
  return date < first ? first : date;
}

function raise(why: string): never {
  throw new Error(why);
}

/** All clerks sell at the same time, each by dice of their own, so that a seed gives the same month. */
async function sellForADay(month: Month, clerk: Clerk, seed: number): Promise<Sold[]> {
  const dice = diceOf(seed);
  const sold: Sold[] = [];
  for (let sale = 0; sale < 4; sale++)
    sold.push(
      await sell(month, clerk, dice, {
        customer: dice.chance(0.5) ? dice.oneOf(month.ledger.customers) : undefined,
      }),
    );
  return sold;
}

/** Pulls the plug while the clerks work; what they sent is sent again until it is answered. */
async function cutPower(month: Month, day: number): Promise<void> {
  const { shop } = month;
  if (!serverDies.has(day) && !databaseDies.has(day)) return;
  await wait(60);
  if (databaseDies.has(day)) {
    await shop.killDatabase();
    count(month, 'database killed');
  }
  if (serverDies.has(day)) {
    shop.killServer();
    count(month, 'server killed');
  }
  await wait(300);
  await untilReady(shop.url);
}

async function refuseStrangers({ staff, ledger, warehouses }: Month): Promise<void> {
  const [goods] = ledger.goods.values();
  const sale = { items: [{ product: goods?.id, quantity: 1 }], paymentStatus: 'paid' };
  await staff.viewer.refused('POST', '/sales', sale);
  await staff.warehouse_staff.refused('POST', '/sales', sale);
  await staff.sales_staff.refused('POST', '/purchases', {});
  await staff.sales_staff.refused('GET', '/owner-report/dashboard-summary');
  await staff.branch_staff.refused('GET', '/reports/profit-and-loss');
  await staff.keeper_ibb.refused('POST', '/stock-adjustments', {
    item: goods?.id,
    type: 'addition',
    quantity: 1,
    reason: 'other',
    warehouse: warehouses.sanaa,
  });
}
