import { sum, type MonthLedger, type Sold } from './ledger';
import type { Figures } from './shown';

const results = {
  netSales: ['sales', 'salesReturns', 'discounts', 'campaignGifts'],
  costOfSales: ['costOfGoodsSold', 'stockDifferences', 'freightCosts'],
  totalDifferences: ['exchangeDifferences', 'cashDifferences', 'rounding', 'balanceCorrections'],
};

/** Computes by how much each figure of the shop must have changed, from what was acknowledged alone. */
export function expectedChanges(ledger: MonthLedger, moneyBefore: ReadonlyMap<string, number>): Figures {
  const { books, customers, suppliers } = ledger;
  const balances = (accounts: readonly string[]) => sum(accounts, (account) => books.balance(account));
  const kept = ledger.sold.filter(({ isCancelled }) => !isCancelled);
  const refunds = sum(kept, ({ refunded }) => refunded);
  const sales = sum(kept, ({ total }) => total) - refunds;
  const expenses = sum(ledger.spent.values(), (cents) => cents);
  const netSales = -balances(results.netSales);
  const costOfSales = balances(results.costOfSales);
  const totalDifferences = -balances(results.totalDifferences);
  const netProfit = netSales - costOfSales - expenses + totalDifferences;
  const profit = netSales - costOf(kept);
  const owner = {
    sales,
    profit,
    expenses,
    netProfit,
    // the report's own definition: what is neither profit of sales nor expense
    differences: netProfit - profit + expenses,
  };
  const owed = (all: readonly { balance: number }[], sign: 1 | -1) =>
    sum(all, ({ balance }) => Math.max(0, sign * balance));
  const named = (screen: string, figures: Figures): Figures =>
    Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${screen}: ${name}`, value]));
  return {
    ...named('dashboard', {
      totalSales: sales,
      totalOrders: kept.length,
      'sales of thirty days': sales,
    }),
    ...Object.fromEntries([...ledger.taken].map(([key, units]) => [`dashboard: taken, ${key}`, units])),
    ...named('list of sales', {
      totalSales: sales,
      totalOrders: kept.length,
      refundedAmount: refunds,
      cancelled: ledger.sold.length - kept.length,
      outstanding: sum(kept, ({ debt }) => debt?.open ?? 0),
    }),
    ...named('owner’s report, thirty days', { ...owner, orders: kept.length }),
    ...named('owner’s report, month', owner),
    ...named('owner’s report, stock', {
      totalValue: Math.round(
        sum(ledger.goods.values(), ({ quantity, average }) => quantity * average) / 10_000,
      ),
      totalQuantity: sum(ledger.goods.values(), ({ quantity }) => quantity),
    }),
    ...named('owner’s report, receivables', { total: owed(customers, -1) }),
    ...named('owner’s report, payables', { total: owed(suppliers, -1) }),
    ...named('owner’s report, money', moneyChanges(ledger, moneyBefore)),
    ...named('report of sales', { total: sum(kept, ({ total }) => total), refunds }),
    ...named('report of customers', { owed: owed(customers, -1), credit: owed(customers, 1) }),
    ...named('profit and loss', {
      netSales,
      costOfSales,
      grossProfit: netSales - costOfSales,
      totalExpenses: expenses,
      totalDifferences,
      netProfit,
    }),
    ...named(
      'trial balance',
      Object.fromEntries([...books.accounts.keys()].map((key) => [key, books.balance(key)])),
    ),
  };
}

/** What the goods that stayed sold had cost; the books round each part's stock instead. */
const costOf = (sold: readonly Sold[]): number =>
  Math.round(sum(sold, ({ lines }) => sum(lines, ({ quantity, cost }) => quantity * cost)) / 10_000);

/**
 * Figures that the shop rounds once over all its goods: those that were there before have fractions of cents too, so these
 * may be a cent off.
 */
export const isRoundedOnce = (name: string): boolean =>
  /^owner’s report.*: (profit|differences|totalValue)$/.test(name);

/** What all places together hold of each currency more than before. */
function moneyChanges({ books }: MonthLedger, before: ReadonlyMap<string, number>): Figures {
  const changes: Figures = {};
  for (const [key, { units }] of books.money) {
    const code = key.split(' ')[1] ?? '';
    changes[code] = (changes[code] ?? 0) + units - (before.get(key) ?? 0);
  }
  return changes;
}
