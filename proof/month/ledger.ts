import { Books, type Move } from '../../packages/server/test/books-model';
import {
  centsOf,
  Ledger,
  Part,
  settle,
  unitsOf,
  type Amount,
  type Code,
  type Rates,
} from '../../packages/server/test/money-model';

export const codes: readonly Code[] = ['YER', 'USD', 'SAR'];
export const written = ({ code, units }: Amount) => ({
  currency: code,
  amount: code === 'YER' ? units : units / 100,
});
export const toUnits = (code: string, amount: number) => (code === 'YER' ? amount : Math.round(amount * 100));
export const out = ({ code, units }: Amount): Amount => ({ code, units: -units });
export const sum = <T>(all: Iterable<T>, of: (one: T) => number): number =>
  [...all].reduce((total, one) => total + of(one), 0);

/** A part with its pieces by warehouse. */
export class Goods extends Part {
  readonly places = new Map<string, number>();
  readonly partNumber: string;
  readonly name: string;

  constructor(facts: { id: string; name: string; partNumber: string; price: number }) {
    super(facts.id, facts.price, 0, 0);
    this.name = facts.name;
    this.partNumber = facts.partNumber;
  }

  at(place: string): number {
    return this.places.get(place) ?? 0;
  }

  /** Moves pieces to a warehouse or out of it and returns by what the value of the stock changed. */
  shift(place: string, quantity: number, cost?: number): number {
    this.places.set(place, this.at(place) + quantity);
    return this.move(quantity, cost);
  }
}

/** A customer or supplier with the entries of the account. */
export class Account extends Ledger {
  readonly id: string;
  readonly name: string;
  /** By how much each entry changed the balance, the oldest first. */
  readonly entries: number[] = [];

  constructor(id: string, name: string) {
    super();
    this.id = id;
    this.name = name;
  }

  /** Notes an entry after the balance has changed by it. */
  enter(cents: number): void {
    if (cents !== 0) this.entries.push(cents);
  }
}

export interface Sold {
  id: string;
  total: number;
  subtotal: number;
  paid: number;
  money: readonly Move[];
  rounding: number;
  /** How money goes back, unless the clerk says it. */
  method: string;
  /** The goods that stayed sold, with their cost in ten-thousandths of a cent. */
  lines: { goods: Goods; quantity: number; cost: number; place: string }[];
  customer: Account | undefined;
  debt: { open: number } | undefined;
  refunded: number;
  isCancelled: boolean;
  /** Whether it was paid later, refunded or overpaid. */
  isTouched: boolean;
}

/**
 * The month as an accountant would keep it on paper: only what the shop has acknowledged is entered, and every figure is
 * computed from that alone.
 */
export class MonthLedger {
  readonly books = new Books();
  readonly goods = new Map<string, Goods>();
  readonly customers: Account[] = [];
  readonly suppliers: Account[] = [];
  readonly sold: Sold[] = [];
  /** Expenses by category, in cents. */
  readonly spent = new Map<string, number>();
  rates: Rates = { USD: 1, SAR: 1 };
  /** Money taken less money handed back, by `method currency`, in units. */
  readonly taken = new Map<string, number>();

  /** Enters what arrives at a cost that no document names otherwise. */
  open(goods: Goods, places: Record<string, number>, cost: number): void {
    this.goods.set(goods.id, goods);
    let value = 0;
    for (const [place, quantity] of Object.entries(places))
      if (quantity > 0) value += goods.shift(place, quantity, cost);
    this.books.post('openingStock', { inventory: value, openingBalances: -value });
  }

  take(money: readonly Move[]): void {
    for (const { kind, method = 'cash', code, units } of money)
      if (['tender', 'change', 'refund'].includes(kind)) {
        const key = `${method} ${code}`;
        this.taken.set(key, (this.taken.get(key) ?? 0) + units);
      }
  }
}

/** What a till takes or pays when nobody says how: rials, and of cash the nearest notes of 50. */
export function usualMoney(cents: number, method: string, rates: Rates) {
  const exactly = { code: 'YER' as const, units: unitsOf(cents, 'YER', rates) };
  const inNotes = { code: 'YER' as const, units: Math.round(exactly.units / 50) * 50 };
  const { paid, over, rounding } = settle(cents, [inNotes], undefined, rates);
  return method === 'cash' && inNotes.units > 0 && paid === cents && over === 0
    ? { rials: inNotes, worth: cents + rounding, rounding }
    : { rials: exactly, worth: cents, rounding: 0 };
}

export { centsOf, settle, unitsOf, type Amount, type Code, type Move };
