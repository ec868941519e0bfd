import { parseArgs } from 'node:util';
import { addDays, adenDay } from '@turoos/contract';
import { startShop, withFolder } from '../../bench/shop';
import { brokenBooks } from '../broken-books';
import { diceOf } from '../fuzz/dice';
import { launchBrowser } from '../launch-browser';
import { startEngine } from '../server';
import { keepShop } from '../torture/shop-process';
import { days, liveThrough } from './calendar';
import { compareChanges, compareEach } from './compare';
import { expectedChanges } from './expected';
import { lookAtScreens } from './journeys';
import { codes, sum } from './ledger';
import type { Month } from './month';
import { Person } from './person';
import { setUp } from './set-up';
import { readShown } from './shown';

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) } },
});

/**
 * A month in the life of the sample shop: nine roles and two branches sell, buy, count and correct, tills sell without the
 * server, and the power goes. Afterwards every figure that the shop shows is compared with a ledger that knows only what
 * the shop has acknowledged.
 */
await withFolder(async (folder) => {
  const began = performance.now();
  const seed = Number(options.seed);
  console.log(`A month of ${days} days, seed ${seed}`);
  const demo = await startShop(folder, ['packages/server/dist/demo.js']);
  await demo.stop();
  const shop = await keepShop(folder);
  process.once('exit', shop.abandon);
  const browser = await launchBrowser();
  try {
    const month = await setUp(shop, diceOf(seed));
    const owner = month.staff.super_admin;
    const since = addDays(adenDay(), -days - 1);
    const moneyBefore = new Map([...month.ledger.books.money].map(([key, { units }]) => [key, units]));
    const before = await readShown(owner, since, adenDay());
    await liveThrough(month, seed, browser);

    const expected = expectedChanges(month.ledger, moneyBefore);
    const after = await readShown(owner, since, adenDay());
    const each = await compareEach(month);
    const faults = [...compareChanges(before, after, expected), ...each.faults];
    const shown = (name: 'totalSales' | 'totalOrders') =>
      (before[`dashboard: ${name}`] ?? 0) + (expected[`dashboard: ${name}`] ?? 0);
    const due = { totalSales: shown('totalSales'), totalOrders: shown('totalOrders') };
    faults.push(...(await lookAtScreens(browser, month, due)));
    await shop.stop();
    const engine = await startEngine({ dataDir: folder });
    faults.push(...(await brokenBooks(engine.url).finally(() => engine.stop())));
    report(month, expected, Object.keys(expected).length + each.checked, faults);
    console.log(`${((performance.now() - began) / 1000).toFixed(0)} s, seed ${seed}`);
  } finally {
    await browser.close();
    shop.abandon();
  }
});

function report(
  { done, ledger }: Month,
  expected: Record<string, number>,
  checked: number,
  faults: readonly string[],
): void {
  console.table(Object.fromEntries(done));
  const dollars = (name: string) => ((expected[name] ?? 0) / 100).toFixed(2);
  console.table({
    'sales less refunds': dollars('dashboard: totalSales'),
    'profit of sales': dollars('owner’s report, month: profit'),
    expenses: dollars('profit and loss: totalExpenses'),
    'net profit': dollars('profit and loss: netProfit'),
    'owed by customers': dollars('report of customers: owed'),
    'owed to suppliers': dollars('owner’s report, payables: total'),
    'value of the goods': dollars('trial balance: inventory'),
    ...Object.fromEntries(codes.map((code) => [`more ${code}`, expected[`owner’s report, money: ${code}`]])),
    'requests answered': Person.sent.answered,
    'requests sent again': Person.sent.again,
    'requests refused rightly': Person.sent.refused,
    'pieces of the month': sum(ledger.goods.values(), ({ quantity }) => quantity),
  });
  for (const fault of faults) console.log(`WRONG ${fault}`);
  console.log(`${checked} figures compared: ${faults.length} are wrong`);
  if (faults.length) process.exitCode = 1;
}
