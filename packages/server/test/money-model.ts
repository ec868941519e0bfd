/*
 * The money and the goods of a shop as an accountant would keep them on paper. It shares no code with the product, so
 * that a mistake cannot be in both.
 */

export type Code = 'YER' | 'USD' | 'SAR';
export interface Amount {
  code: Code;
  /** Rials, or hundredths of the others. */
  units: number;
}
export interface Rates {
  /** Rials for a dollar and for a Saudi riyal. */
  USD: number;
  SAR: number;
}

/** The smallest amount that is handed back. */
const steps: Record<Code, number> = { YER: 50, USD: 100, SAR: 100 };

/** Divides and rounds halves away from zero. */
function divided(top: number, bottom: number): number {
  const [t, b] = [BigInt(top), BigInt(bottom)];
  const size = t < 0n ? -t : t;
  const rounded = Number((2n * size + b) / (2n * b));
  return t < 0n && rounded !== 0 ? -rounded : rounded;
}
export const times = (a: number, b: number, over: number): number => {
  const top = BigInt(a) * BigInt(b);
  const size = top < 0n ? -top : top;
  const rounded = Number((2n * size + BigInt(over)) / (2n * BigInt(over)));
  return top < 0n && rounded !== 0 ? -rounded : rounded;
};

export function centsOf({ code, units }: Amount, rates: Rates): number {
  if (code === 'USD') return units;
  return code === 'YER' ? divided(units * 100, rates.USD) : divided(units * rates.SAR, rates.USD);
}

export function unitsOf(cents: number, code: Code, rates: Rates): number {
  if (code === 'USD') return cents;
  return code === 'YER' ? divided(cents * rates.USD, 100) : divided(cents * rates.USD, rates.SAR);
}

/** The value in cents and fractions of them. */
const partsOf = ({ code, units }: Amount, rates: Rates): number =>
  code === 'USD' ? units : (units * (code === 'YER' ? 100 : rates.SAR)) / rates.USD;

/** What becomes of money that is handed over for an amount due. */
export function settle(due: number, tenders: readonly Amount[], changeIn: Code | undefined, rates: Rates) {
  const received = tenders.reduce((sum, one) => sum + centsOf(one, rates), 0);
  const excess = received - due;
  const last = changeIn ?? tenders.at(-1)?.code ?? 'YER';
  const finest = last === 'USD' ? 'YER' : last;
  const off = tenders.reduce((sum, one) => sum + partsOf(one, rates), 0) - due;
  const step = partsOf({ code: finest, units: steps[finest] }, rates);
  if (2 * Math.abs(off) <= step + 1e-6)
    return { paid: due, over: 0, rounding: excess, change: [] as Amount[] };
  if (excess < 0) return { paid: received, over: 0, rounding: 0, change: [] };
  if (!changeIn) return { paid: due, over: excess, rounding: 0, change: [] };
  const change: Amount[] = [];
  let rest = excess;
  if (changeIn === 'USD') {
    change.push({ code: 'USD', units: Math.floor(excess / 100) * 100 });
    rest = excess % 100;
  }
  const coin = changeIn === 'USD' ? 'YER' : changeIn;
  change.push({ code: coin, units: divided(unitsOf(rest, coin, rates), steps[coin]) * steps[coin] });
  const back = change.reduce((sum, one) => sum + centsOf(one, rates), 0);
  return { paid: due, over: 0, rounding: excess - back, change: change.filter(({ units }) => units > 0) };
}

/** A part in stock with its moving average, in ten-thousandths of a cent. */
export class Part {
  constructor(
    readonly id: string,
    readonly price: number,
    public quantity: number,
    public average: number,
  ) {}
  get value(): number {
    return times(this.quantity, this.average, 10_000);
  }
  /** Moves pieces, at the given cost if they come, and returns by what the value of the stock changed. */
  move(quantity: number, cost = this.average): number {
    const before = this.value;
    const after = this.quantity + quantity;
    if (quantity > 0) {
      const sum = BigInt(this.quantity) * BigInt(this.average) + BigInt(quantity) * BigInt(cost);
      this.average = Number((2n * sum + BigInt(after)) / (2n * BigInt(after)));
    }
    this.quantity = after;
    return this.value - before;
  }
}

interface Debt {
  open: number;
}

/** The account of a customer or supplier: debts that payments settle, the oldest first. */
export class Ledger {
  readonly debts: Debt[] = [];
  credit = 0;
  get balance(): number {
    return this.credit - this.debts.reduce((sum, { open }) => sum + open, 0);
  }
  owe(cents: number): Debt {
    const used = Math.min(cents, this.credit);
    this.credit -= used;
    const debt = { open: cents - used };
    this.debts.push(debt);
    return debt;
  }
  pay(cents: number, first: readonly Debt[] = []): void {
    let left = cents;
    for (const debt of [...first, ...this.debts]) {
      const settled = Math.min(left, debt.open);
      debt.open -= settled;
      left -= settled;
    }
    this.credit += left;
  }
}
