/** A client's request, and the mark by which its trace is found in the books. */
export interface Work {
  kind: WorkKind;
  method: 'POST' | 'PATCH' | 'GET';
  path: string;
  /** Contains the mark, so that the books show how many times the request was carried out. */
  body?: object;
}
export type WorkKind =
  | 'sale'
  | 'sale with tenders'
  | 'credit sale'
  | 'payment'
  | 'supplier payment'
  | 'purchase'
  | 'adjustment'
  | 'customer'
  | 'expense'
  | 'money transfer'
  | 'pay-in'
  | 'shift closed'
  | 'shift opened'
  | 'reading';

/** What leaves no mark in the books. */
export const isUnmarked = (kind: WorkKind): boolean => kind === 'reading' || kind === 'shift opened';

export interface Stock {
  parts: { _id: string; sellingPrice: number }[];
  customers: { _id: string }[];
  suppliers: { _id: string }[];
  warehouse: string;
  drawer: string;
  /** The safe and the bank. */
  accounts: string[];
  categories: { _id: string }[];
  /** The open shift of the user all clients share, as far as it is known. */
  shift?: string | undefined;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const today = () => new Date().toISOString().slice(0, 10);

const currencies = ['YER', 'USD', 'SAR'] as const;
/** More than any sale of three cheap parts costs, or less than a debt: change is given, or the rest stays owed. */
const tenders = () => [
  { currency: 'USD', amount: 5000 },
  { currency: oneOf(currencies), amount: 100 },
];
const counted = () => currencies.map((currency) => ({ currency, amount: 100 }));

const lines = ({ parts }: Stock) =>
  Array.from({ length: 3 }, () => ({ product: oneOf(parts)._id, quantity: 1 }));

/** An id that nothing has: while no shift is open, what needs one is refused. */
const none = '00000000-0000-4000-8000-000000000000';

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
    'sale with tenders',
    4,
    (stock, mark) => ({
      method: 'POST',
      path: '/sales',
      body: { items: lines(stock), tenders: tenders(), change: { currency: oneOf(currencies) }, notes: mark },
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
      body: {
        ...(Math.random() < 0.5
          ? { amount: 1.25 }
          : { tenders: [{ currency: oneOf(currencies), amount: 5 }] }),
        operation: 'add',
        note: mark,
      },
    }),
  ],
  [
    'supplier payment',
    1,
    (stock, mark) => ({
      method: 'POST',
      path: `/suppliers/${oneOf(stock.suppliers)._id}/payments`,
      body: { tenders: [{ currency: oneOf(currencies), amount: 2 }], note: mark },
    }),
  ],
  [
    'expense',
    2,
    (stock, mark) => ({
      method: 'POST',
      path: '/expenses',
      body: { category: oneOf(stock.categories)._id, currency: oneOf(currencies), amount: 3, note: mark },
    }),
  ],
  [
    'money transfer',
    1,
    ({ accounts: [from, to] }, mark) => ({
      method: 'POST',
      path: '/money/transfers',
      body: {
        from,
        to,
        currency: 'USD',
        amount: 1,
        ...(Math.random() < 0.5 && { toCurrency: 'SAR', toAmount: 4 }),
        note: mark,
      },
    }),
  ],
  [
    'pay-in',
    2,
    ({ shift = none }, mark) => ({
      method: 'POST',
      path: `/shifts/${shift}/movements`,
      body: { kind: 'pay_in', currency: oneOf(currencies), amount: 1, note: mark },
    }),
  ],
  [
    'shift closed',
    1,
    ({ shift = none }, mark) => ({
      method: 'POST',
      path: `/shifts/${shift}/close`,
      body: { counts: counted(), reason: mark },
    }),
  ],
  [
    'shift opened',
    1,
    ({ drawer }) => ({ method: 'POST', path: '/shifts', body: { drawer, floats: counted() } }),
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
