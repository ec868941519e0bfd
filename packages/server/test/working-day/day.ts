import { expect } from 'vitest';
import type { Person } from '../app';
import { Books, type Move } from '../books-model';
import type { useCash } from '../cash';
import { Ledger, Part, type Amount, type Code, type Rates } from '../money-model';
import type { Dice } from './dice';

export const codes: readonly Code[] = ['YER', 'USD', 'SAR'];
export type Counts = Record<Code, number>;
interface Sum {
  count: number;
  units: number;
}

export interface ShiftModel {
  id: string;
  drawer: Drawer;
  people: Set<Clerk>;
  floats: Counts;
  /** The floats less what the drawer should have held; nothing for its opening balance. */
  opening: Counts;
  /** Sums by `currency kind`, and of what is not cash by `currency method`. */
  movements: Map<string, Sum>;
  methods: Map<string, Sum>;
  sales: Set<SaleModel>;
  refunds: { count: number; total: number };
}
interface Drawer {
  id: string;
  shift: ShiftModel | undefined;
  /** The last shift, while nothing was moved in the drawer since. */
  last: ShiftModel | undefined;
  lastZ: number;
}
export interface Clerk {
  person: Person;
  shift: ShiftModel | undefined;
}
export interface SaleModel {
  id: string;
  total: number;
  till: number;
  subtotal: number;
  discount: number;
  /** What was handed over, and the change. */
  money: readonly Move[];
  rounding: number;
  /** How money goes back, unless the clerk says it. */
  method: string;
  lines: { part: Part; quantity: number; cost: number }[];
  customer: Customer | undefined;
  debt: { open: number } | undefined;
  isCancelled: boolean;
  /** Whether it was paid later, or refunded: such a sale is not cancelled here. */
  isTouched: boolean;
}
interface Customer {
  id: string;
  ledger: Ledger;
}

/** Goods of one part that were ordered, and how many are still to come. */
export interface OrderModel {
  id: string;
  part: Part;
  /** Cents of a piece. */
  cost: number;
  awaited: number;
}

/** The shop of a working day, as the model knows it, and the calls by which the product learns of it. */
export interface Day {
  dice: Dice;
  books: Books;
  rates: Rates;
  clerks: Clerk[];
  drawers: Drawer[];
  customers: Customer[];
  parts: Part[];
  supplier: { id: string; ledger: Ledger };
  orders: OrderModel[];
  places: Record<'safe' | 'bank' | 'exchanger', string>;
  categories: { _id: string; name: string }[];
  sales: SaleModel[];
  expenses: { id: string; account: string; category: string; amount: Amount; cents: number }[];
  /** The accounts that were counted; the first count is an opening balance. */
  counted: Set<string>;
  /** The answer to each close, by its shift. */
  reports: Map<string, unknown>;
}

export type Work = (day: Day, clerk: Clerk) => Promise<void>;

export async function ask(person: Person, method: string, path: string, body?: object) {
  const reply = await person.call(method, path, body);
  expect(reply.statusCode, `${method} ${path} ${JSON.stringify(body)}: ${reply.body}`).toBeLessThan(300);
  return reply.json().data;
}

export const written = ({ code, units }: Amount) => ({
  currency: code,
  amount: code === 'YER' ? units : units / 100,
});
export const toUnits = (code: string, amount: number) => (code === 'YER' ? amount : Math.round(amount * 100));
export const out = ({ code, units }: Amount): Amount => ({ code, units: -units });

function add(sums: Map<string, Sum>, key: string, units: number): void {
  const sum = sums.get(key) ?? { count: 0, units: 0 };
  sums.set(key, { count: sum.count + 1, units: sum.units + units });
}

/** Money that comes or leaves where a clerk works: in the drawer of the shift, the safe, the bank or at the exchanger. */
export function moved(
  { places }: Day,
  { shift }: Clerk,
  kind: string,
  amount: Amount,
  cents: number,
  method = 'cash',
): Move {
  if (method === 'cash')
    return {
      ...(shift ? inDrawer(shift, kind, amount, cents) : { ...amount, kind, place: places.safe, cents }),
      method,
    };
  if (shift && kind !== 'payment') add(shift.methods, `${amount.code} ${method}`, amount.units);
  return { ...amount, kind, place: method === 'exchanger' ? places.exchanger : places.bank, cents, method };
}

export function inDrawer(shift: ShiftModel, kind: string, amount: Amount, cents: number): Move {
  if (kind !== 'float') add(shift.movements, `${amount.code} ${kind}`, amount.units);
  return { ...amount, kind, place: shift.drawer.id, cents };
}

/** A shop with three clerks at two drawers, four customers, four parts and a supplier. */
export async function openDay(cash: ReturnType<typeof useCash>, dice: Dice): Promise<Day> {
  const books = new Books();
  const clerk = async () => ({
    // no right is refused: purchases change the cost, and any price may be below it
    person: await cash.shop.person('super_admin'),
    shift: undefined,
  });
  const clerks = [await clerk(), await clerk(), await clerk()];
  const drawer = async (name: string) => ({
    id: await cash.aDrawer(name),
    shift: undefined,
    last: undefined,
    lastZ: 0,
  });
  const drawers = [await drawer('صندوق أ'), await drawer('صندوق ب')];
  const customers = await Promise.all(
    [1, 2, 3, 4].map(async () => ({ id: await cash.customer(), ledger: new Ledger() })),
  );
  const parts = await Promise.all(
    [1537, 899, 12_050, 333].map(async (price) => {
      const cost = Math.floor(price * 0.6);
      return new Part(await cash.part({ sellingPrice: price, cost }), price, 100, cost * 10_000);
    }),
  );
  const opening = parts.reduce((sum, { value }) => sum + value, 0);
  books.post('openingStock', { inventory: opening, openingBalances: -opening });
  const { id } = await cash.db
    .insertInto('suppliers')
    .values({ name: 'مورد' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const places = {
    safe: await cash.accountOf('safe'),
    bank: await cash.accountOf('bank'),
    exchanger: await cash.accountOf('exchanger'),
  };
  return {
    dice,
    books,
    rates: { USD: 500, SAR: 130 },
    clerks,
    drawers,
    customers,
    parts,
    supplier: { id, ledger: new Ledger() },
    orders: [],
    places,
    categories: await cash.get('/expense-categories'),
    sales: [],
    expenses: [],
    counted: new Set(),
    reports: new Map(),
  };
}
