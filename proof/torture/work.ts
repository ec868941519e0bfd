/** A client's request, and the mark by which its trace is found in the books. */
export interface Work {
  kind: WorkKind;
  method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  path: string;
  /** Contains the mark, so that the books show how many times the request was carried out. */
  body?: object;
  /** The money that the request hands over, by currency; below zero the shop pays it. */
  money?: Money | undefined;
  /** The documents among which the confirmed one is found by later requests. */
  becomes?: keyof Stock['made'];
}

export type Money = Readonly<Record<string, number>>;

export type WorkKind =
  | 'sale'
  | 'sale with tenders'
  | 'credit sale'
  | 'sale settled'
  | 'refund'
  | 'payment'
  | 'supplier payment'
  | 'purchase'
  | 'purchase payment'
  | 'adjustment'
  | 'customer'
  | 'expense'
  | 'expense cancelled'
  | 'money transfer'
  | 'pay-in'
  | 'shift closed'
  | 'shift opened'
  | 'shift joined'
  | 'reading';

/** Whether the books show no mark of such a request. */
export const isUnmarked = (kind: WorkKind): boolean =>
  kind === 'reading' || kind === 'shift opened' || kind === 'shift joined';

export type Maker = readonly [WorkKind, number, (stock: Stock, mark: string) => Omit<Work, 'kind'>];

export interface Stock {
  parts: { _id: string; sellingPrice: number }[];
  customers: { _id: string }[];
  suppliers: { _id: string }[];
  warehouse: string;
  drawer: string;
  /** The safe and the bank. */
  accounts: string[];
  categories: { _id: string }[];
  /** The drawer's open shift, as far as it is known. */
  shift?: string | undefined;
  /** Ids of confirmed documents: paid and unpaid sales, purchases, expenses. */
  made: Record<'paid' | 'owed' | 'bought' | 'spent', string[]>;
}

export const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** An id that nothing has: while no shift is open, a request that needs one is refused. */
export const none = '00000000-0000-4000-8000-000000000000';

export const currencies = ['YER', 'USD', 'SAR'] as const;
export const anyCurrency = () => oneOf(currencies);

interface Tender {
  currency: string;
  amount: number;
  reference: string;
}

/** Money that carries the mark of its request wherever it goes. */
export const tender = (mark: string, amount: number, currency: string = anyCurrency()): Tender => ({
  currency,
  amount,
  reference: mark,
});

export function handedOver(tenders: readonly Tender[] = [], sign: 1 | -1 = 1): Money {
  const money: Record<string, number> = {};
  for (const { currency, amount } of tenders) money[currency] = (money[currency] ?? 0) + sign * amount;
  return money;
}
