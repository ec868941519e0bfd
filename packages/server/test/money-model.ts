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
const times = (a: number, b: number, over: number): number => {
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

/** What becomes of money that is handed over for an amount due. */
export function settle(due: number, tenders: readonly Amount[], changeIn: Code | undefined, rates: Rates) {
  const received = tenders.reduce((sum, one) => sum + centsOf(one, rates), 0);
  const excess = received - due;
  const last = changeIn ?? tenders.at(-1)?.code ?? 'YER';
  const finest = last === 'USD' ? 'YER' : last;
  const step = centsOf({ code: finest, units: steps[finest] }, rates);
  if (2 * Math.abs(excess) <= step) return { paid: due, over: 0, rounding: excess, change: [] as Amount[] };
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

export interface Move extends Amount {
  place: string;
  cents: number;
}

/** Accounts with debits above zero, and money by place and currency with its value in the books. */
export class Books {
  readonly accounts = new Map<string, number>();
  readonly money = new Map<string, { units: number; cents: number }>();

  held(place: string, code: Code): number {
    return this.money.get(`${place} ${code}`)?.units ?? 0;
  }

  /** Returns what money that leaves a place is worth in the books. */
  worth(place: string, { code, units }: Amount, cents: number): number {
    const held = this.money.get(`${place} ${code}`) ?? { units: 0, cents: 0 };
    return -valued(held, -units, -cents);
  }

  post(lines: Record<string, number>, money: readonly Move[] = []): void {
    const sums = new Map<string, Move>();
    for (const move of money) {
      const key = `${move.place} ${move.code}`;
      const sum = sums.get(key) ?? { ...move, units: 0, cents: 0 };
      sums.set(key, { ...sum, units: sum.units + move.units, cents: sum.cents + move.cents });
    }
    let open = 0;
    for (const [key, { place, units, cents }] of sums) {
      const held = this.money.get(key) ?? { units: 0, cents: 0 };
      const value = valued(held, units, cents);
      this.money.set(key, { units: held.units + units, cents: held.cents + value });
      this.add(place, value);
      this.add('exchangeDifferences', cents - value);
      open += cents;
    }
    for (const [account, cents] of Object.entries(lines)) {
      this.add(account, cents);
      open += cents;
    }
    if (open !== 0) throw new Error(`the model does not balance by ${open}: ${JSON.stringify(lines)}`);
  }

  private add(account: string, cents: number): void {
    this.accounts.set(account, (this.accounts.get(account) ?? 0) + cents);
  }
}

/** Money that leaves is worth what all of it there is worth on average; what goes beyond it, its own value. */
function valued(held: { units: number; cents: number }, units: number, cents: number): number {
  if (held.units * units >= 0) return cents;
  const [there, leaves] = [Math.abs(held.units), Math.abs(units)];
  if (leaves <= there) return -times(held.cents, leaves, there);
  return cents - held.cents - times(cents, there, leaves);
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
