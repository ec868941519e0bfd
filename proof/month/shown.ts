import { codes, toUnits } from './ledger';
import type { Person } from './person';

/** Figures by the name of the screen that shows them, in cents, pieces or units of a currency. */
export type Figures = Record<string, number>;

const cents = (dollars: number) => Math.round(dollars * 100);

/** Takes amounts out of an answer by their names, as cents; counts stay as they are. */
const pick = (screen: string, from: object, amounts: readonly string[], counts: readonly string[] = []) =>
  Object.fromEntries(
    [...amounts, ...counts].map((name) => {
      const value = (from as Record<string, unknown>)[name];
      const number = Number(
        typeof value === 'object' && value ? (value as { current: number }).current : value,
      );
      return [`${screen}: ${name}`, amounts.includes(name) ? cents(number) : number];
    }),
  );

interface Held {
  currency: string;
  amount: number;
  value: number;
}
interface AccountRow {
  account: string;
  key: string | null;
  name: string;
  closing: number;
}

/** Reads what dashboard, owner's report, reports and books show of the whole shop. */
export async function readShown(owner: Person, since: string, until: string): Promise<Figures> {
  const period = `startDate=${since}&endDate=${until}`;
  const read = <T = Record<string, unknown>>(path: string) => owner.read<T>(path);
  const dashboard = await read<{ days: { totalSales: number }[] }>('/dashboard/sales');
  const cash = await read<{ taken: { method: string; currency: string; amount: number }[] }>(
    '/dashboard/cash',
  );
  const analytics = await read<{ totals: object }>('/owner-report/sales-analytics?period=30');
  const summary = await read<{ month: object }>('/owner-report/dashboard-summary');
  const insights = await read<{ inventoryValue: object }>('/owner-report/inventory-insights');
  const financial = await read<{ receivables: object; payables: object; money: Held[] }>(
    '/owner-report/financial-overview',
  );
  const trial = await read<{ rows: AccountRow[] }>(`/reports/trial-balance?${period}`);
  const booked = ['sales', 'profit', 'expenses', 'differences', 'netProfit'];
  return {
    ...pick('dashboard', dashboard, ['totalSales'], ['totalOrders']),
    'dashboard: sales of thirty days': cents(
      dashboard.days.reduce((sum, { totalSales }) => sum + totalSales, 0),
    ),
    ...Object.fromEntries(
      cash.taken.map(({ method, currency, amount }) => [
        `dashboard: taken, ${method} ${currency}`,
        toUnits(currency, amount),
      ]),
    ),
    ...pick(
      'list of sales',
      await read('/sales/summary'),
      ['totalSales', 'outstanding', 'refundedAmount'],
      ['totalOrders', 'cancelled'],
    ),
    ...pick('owner’s report, thirty days', analytics.totals, booked, ['orders']),
    ...pick('owner’s report, month', summary.month, booked),
    ...pick('owner’s report, stock', insights.inventoryValue, ['totalValue'], ['totalQuantity']),
    ...pick('owner’s report, receivables', financial.receivables, ['total']),
    ...pick('owner’s report, payables', financial.payables, ['total']),
    ...Object.fromEntries(
      financial.money
        .filter(({ currency }) => codes.some((code) => code === currency))
        .map(({ currency, amount }) => [`owner’s report, money: ${currency}`, toUnits(currency, amount)]),
    ),
    ...pick('report of sales', await owner.readSummary(`/reports/sales?${period}&limit=1`), [
      'total',
      'refunds',
    ]),
    ...pick('report of customers', await owner.readSummary('/reports/customers?limit=1'), ['owed', 'credit']),
    ...pick('profit and loss', await read(`/reports/profit-and-loss?${period}`), [
      'netSales',
      'costOfSales',
      'grossProfit',
      'totalExpenses',
      'totalDifferences',
      'netProfit',
    ]),
    ...pick('balance sheet', totalsOf(await read(`/reports/balance-sheet?date=${until}`)), [
      'assets',
      'liabilities',
      'equity',
    ]),
    ...Object.fromEntries(
      trial.rows.flatMap(({ account, key, name, closing }) =>
        [account, key ?? name].map((known) => [`trial balance: ${known}`, cents(closing)]),
      ),
    ),
  };
}

const totalsOf = (answer: Record<string, unknown>): object => answer['totals'] as object;
