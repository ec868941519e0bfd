import { expect, it } from 'vitest';
import { compareChanges } from './compare';
import { expectedChanges } from './expected';
import { Account, Goods, MonthLedger } from './ledger';

/** A part bought for 6 and sold for 10 to a customer who pays 4 of it. */
function oneSale(): MonthLedger {
  const ledger = new MonthLedger();
  const goods = new Goods({ id: 'part', name: 'فلتر', partNumber: 'F-1', price: 1000 });
  ledger.open(goods, { main: 5 }, 600 * 10_000);
  const customer = new Account('customer', 'أحمد');
  ledger.customers.push(customer);
  const cost = -goods.shift('main', -1);
  const money = { place: 'safe', code: 'USD' as const, units: 400, cents: 400, kind: 'tender' };
  ledger.books.post('sale', { sales: -1000, costOfGoodsSold: cost, inventory: -cost, customers: 600 }, [
    money,
  ]);
  ledger.take([money]);
  ledger.sold.push({
    id: 'sale',
    total: 1000,
    subtotal: 1000,
    paid: 400,
    money: [money],
    rounding: 0,
    method: 'cash',
    lines: [{ goods, quantity: 1, cost: goods.average, place: 'main' }],
    customer,
    debt: customer.owe(600),
    refunded: 0,
    isCancelled: false,
    isTouched: false,
  });
  return ledger;
}

it('computes what every screen must show from what was acknowledged', () => {
  const expected = expectedChanges(oneSale(), new Map([['safe USD', 0]]));
  expect(expected).toMatchObject({
    'dashboard: totalSales': 1000,
    'dashboard: taken, cash USD': 400,
    'list of sales: outstanding': 600,
    'owner’s report, month: profit': 400,
    'owner’s report, stock: totalValue': 2400,
    'owner’s report, money: USD': 400,
    'report of customers: owed': 600,
    'profit and loss: netProfit': 400,
    'trial balance: inventory': 2400,
  });
});

it('names the figures that changed by something else', () => {
  const before = { 'dashboard: totalSales': 5000 };
  const expected = { 'dashboard: totalSales': 1000 };
  expect(compareChanges(before, { 'dashboard: totalSales': 6000 }, expected)).toEqual([]);
  expect(compareChanges(before, { 'dashboard: totalSales': 6001 }, expected)).toEqual([
    'dashboard: totalSales changed by 1001, and should have by 1000',
  ]);
});
