import { cashWorks } from './cash-works';
import { anyCurrency, handedOver, none, oneOf, tender, type Maker, type Stock, type Work } from './work';

const today = () => new Date().toISOString().slice(0, 10);

const lines = ({ parts }: Stock) =>
  Array.from({ length: 3 }, () => ({ product: oneOf(parts)._id, quantity: 1 }));

const makers: readonly Maker[] = [
  ...cashWorks,
  [
    'sale',
    6,
    (stock, mark) => ({
      method: 'POST',
      path: '/sales',
      body: { items: lines(stock), paymentStatus: 'paid', notes: mark },
      becomes: 'paid',
    }),
  ],
  [
    'sale with tenders',
    4,
    (stock, mark) => {
      // more than three cheap parts cost, so that change is given
      const tenders = [tender(mark, 5000, 'USD'), tender(mark, 100)];
      return {
        method: 'POST',
        path: '/sales',
        body: { items: lines(stock), tenders, change: { currency: anyCurrency() }, notes: mark },
        becomes: 'paid',
        money: handedOver(tenders),
      };
    },
  ],
  [
    'credit sale',
    3,
    (stock, mark) => ({
      method: 'POST',
      path: '/sales',
      body: {
        customer: oneOf(stock.customers)._id,
        items: lines(stock),
        paymentStatus: 'deferred',
        overrideCreditLimit: true,
        notes: mark,
      },
      becomes: 'owed',
    }),
  ],
  [
    'sale settled',
    2,
    (stock, mark) => {
      const tenders = [tender(mark, 2)];
      return {
        method: 'PUT',
        path: `/sales/${oneOf(stock.made.owed) ?? none}`,
        body: { tenders },
        money: handedOver(tenders),
      };
    },
  ],
  [
    'refund',
    2,
    (stock, mark) => {
      const tenders = [tender(mark, 1, 'USD')];
      return {
        method: 'POST',
        path: `/sales/${oneOf(stock.made.paid) ?? none}/refund`,
        body: { refundAmount: 1, refundReason: mark, items: [], tenders },
        money: handedOver(tenders, -1),
      };
    },
  ],
  [
    'payment',
    2,
    (stock, mark) => {
      const tenders = Math.random() < 0.5 ? [tender(mark, 5)] : undefined;
      return {
        method: 'PATCH',
        path: `/customers/${oneOf(stock.customers)._id}/balance`,
        body: { ...(tenders ? { tenders } : { amount: 1.25 }), operation: 'add', note: mark },
        money: handedOver(tenders),
      };
    },
  ],
  [
    'supplier payment',
    1,
    (stock, mark) => {
      const tenders = [tender(mark, 2)];
      return {
        method: 'POST',
        path: `/suppliers/${oneOf(stock.suppliers)._id}/payments`,
        body: { tenders, note: mark },
        money: handedOver(tenders, -1),
      };
    },
  ],
  [
    'purchase',
    2,
    (stock, mark) => {
      const tenders = Math.random() < 0.5 ? [tender(mark, 3)] : undefined;
      return {
        method: 'POST',
        path: '/purchases',
        body: {
          supplier: oneOf(stock.suppliers)._id,
          purchaseDate: today(),
          notes: mark,
          tenders,
          items: [{ product: oneOf(stock.parts)._id, quantity: 20, unitCost: 3, warehouse: stock.warehouse }],
        },
        becomes: 'bought',
        money: handedOver(tenders, -1),
      };
    },
  ],
  [
    'purchase payment',
    1,
    (stock, mark) => {
      const tenders = [tender(mark, 2)];
      return {
        method: 'POST',
        path: `/purchases/${oneOf(stock.made.bought) ?? none}/payments`,
        body: { tenders, note: mark },
        money: handedOver(tenders, -1),
      };
    },
  ],
  [
    'adjustment',
    1,
    (stock, mark) => ({
      method: 'POST',
      path: '/stock-adjustments',
      body: {
        item: oneOf(stock.parts)._id,
        type: 'addition',
        quantity: 1,
        reason: 'other',
        warehouse: stock.warehouse,
        notes: mark,
      },
    }),
  ],
  ['customer', 1, (_, mark) => ({ method: 'POST', path: '/customers', body: { name: 'عميل', notes: mark } })],
  [
    'reading',
    3,
    () => ({ method: 'GET', path: oneOf(['/sales', '/products?q=فلتر', '/customers', '/dashboard/sales']) }),
  ],
];
const tickets = makers.flatMap((maker) => Array.from({ length: maker[1] }, () => maker));

export function nextWork(stock: Stock, mark: string): Work {
  const [kind, , make] = oneOf(tickets);
  return { kind, ...make(stock, mark) };
}
