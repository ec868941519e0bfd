import { expect, it } from 'vitest';
import { useCash } from '../../../test/cash';
import {
  buy,
  cancelExpense,
  changeRate,
  countAccount,
  paySupplier,
  spend,
  transfer,
} from '../../../test/working-day/accounts';
import { compareBalances, compareBooks, compareStatements } from '../../../test/working-day/compare';
import { openDay, type Clerk, type Work } from '../../../test/working-day/day';
import { diceOf } from '../../../test/working-day/dice';
import { order, receiveMore } from '../../../test/working-day/orders';
import { cancel, refund, sell, settleSale, takePayment } from '../../../test/working-day/selling';
import { changeShift, closeShift, moveCash, openShift, reopenShift } from '../../../test/working-day/shifts';

/*
 * A thousand random operations of a working day by three clerks at two drawers, an accountant and a buyer, in three
 * currencies. Every report of a shift, the cash books, all statements and the money of each place are compared with a
 * model on paper (test/money-model.ts, test/books-model.ts).
 */

const cash = useCash();
const seed = Number(process.env['TUROOS_SEED'] ?? Date.now() % 1_000_000);
const operations = 1000;

const works: readonly [times: number, work: Work][] = [
  [30, sell],
  [8, takePayment],
  [6, settleSale],
  [6, refund],
  [4, cancel],
  [5, (day) => buy(day, cash)],
  [3, (day) => order(day, cash)],
  [3, (day) => receiveMore(day, cash)],
  [5, (day) => paySupplier(day, cash)],
  [8, spend(cash)],
  [3, (day) => cancelExpense(day, cash)],
  [8, moveCash],
  [6, (day) => transfer(day, cash)],
  [2, (day) => changeRate(day, cash)],
  [2, (day) => countAccount(day, cash)],
  [6, changeShift],
  [2, (day) => reopenShift(day, cash.accountant)],
];

it(`keeps the books of a working day as the model does (TUROOS_SEED=${seed})`, async () => {
  const day = await openDay(cash, diceOf(seed));
  const { oneOf } = day.dice;
  const tickets = works.flatMap(([times, work]) => Array.from({ length: times }, () => work));
  for (const clerk of day.clerks) await openShift(day, clerk);
  for (let done = 0; done < operations; done++) {
    await oneOf(tickets)(day, oneOf(day.clerks));
    if (done % 100 === 99) await compareBalances(day, cash);
  }
  const boss = day.clerks[0] as Clerk;
  for (const { shift } of day.drawers) if (shift) await closeShift(day, boss, shift);
  await compareBalances(day, cash);
  await compareBooks(day, cash);
  await compareStatements(day, cash);
  await cash.expectBooksHold();
  expect([...day.reports.keys()].length).toBeGreaterThan(2);
  expect(day.orders.length).toBeGreaterThan(5);
}, 180_000);
