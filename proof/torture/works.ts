/** A client's request, and the mark by which its trace is found in the books. */
export interface Work {
  kind: WorkKind;
  method: 'POST' | 'PATCH' | 'GET';
  path: string;
  /** Contains the mark, so that the books show how many times the request was carried out. */
  body?: object;
}
export type WorkKind =
  'sale' | 'credit sale' | 'payment' | 'purchase' | 'adjustment' | 'customer' | 'reading';

export interface Stock {
  parts: { _id: string; sellingPrice: number }[];
  customers: { _id: string }[];
  suppliers: { _id: string }[];
  warehouse: string;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const today = () => new Date().toISOString().slice(0, 10);

const lines = ({ parts }: Stock) =>
  Array.from({ length: 3 }, () => ({ product: oneOf(parts)._id, quantity: 1 }));

const makers: readonly [WorkKind, number, (stock: Stock, mark: string) => Omit<Work, 'kind'>][] = [
  [
    'sale',
    6,
    (stock, mark) => ({
      method: 'POST',
      path: '/sales',
      body: { items: lines(stock), paymentStatus: 'paid', notes: mark },
    }),
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
    }),
  ],
  [
    'payment',
    2,
    (stock, mark) => ({
      method: 'PATCH',
      path: `/customers/${oneOf(stock.customers)._id}/balance`,
      body: { amount: 1.25, operation: 'add', note: mark },
    }),
  ],
  [
    'purchase',
    2,
    (stock, mark) => ({
      method: 'POST',
      path: '/purchases',
      body: {
        supplier: oneOf(stock.suppliers)._id,
        purchaseDate: today(),
        notes: mark,
        items: [{ product: oneOf(stock.parts)._id, quantity: 20, unitCost: 3, warehouse: stock.warehouse }],
      },
    }),
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
