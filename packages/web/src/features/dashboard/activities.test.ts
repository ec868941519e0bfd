import { piece, type CustomersOverview, type SalesOverview, type StockOverview } from '@turoos/contract';
import { expect, it } from 'vitest';
import { recentActivities } from './activities';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const sale = (minute: number) =>
  ({
    _id: `s${minute}`,
    saleNumber: `INV-${minute}`,
    status: 'completed',
    createdAt: at(minute),
  }) as SalesOverview['recent'][number];
const customer = (minute: number) =>
  ({ _id: `c${minute}`, name: 'عميل', createdAt: at(minute) }) as CustomersOverview['recent'][number];
const part = (id: string) =>
  ({ _id: id, unit: piece, quantity: 2, minStockLevel: 5 }) as StockOverview['shortages'][number];

it('sorts shortages first, then the newest', () => {
  const shown = recentActivities({
    sales: [50, 40, 30, 20, 10].map(sale),
    customers: [45, 35, 25].map(customer),
    shortages: ['p1', 'p2'].map(part),
  });
  expect(shown.map(({ id }) => id)).toEqual([
    'p1',
    'p2',
    's50',
    'c45',
    's40',
    'c35',
    's30',
    'c25',
    's20',
    's10',
  ]);
});

it('shows a held invoice at today’s rate, because it has none of its own yet', () => {
  const rates = (status: string) =>
    recentActivities({
      sales: [{ ...sale(1), status, usd_to_yer: null }],
      customers: [],
      shortages: [],
    }).map(({ amount }) => amount?.at);
  expect(rates('pending')).toEqual(['today']);
  expect(rates('completed')).toEqual([null]);
});

it('links each activity to its page', () => {
  const shown = recentActivities({ sales: [sale(1)], customers: [customer(2)], shortages: [part('p')] });
  expect(shown.map(({ to }) => to)).toEqual(['/products/$id', '/customers/$id', '/sales/$id']);
});
