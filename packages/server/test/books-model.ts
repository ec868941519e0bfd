import { times, type Amount, type Code } from './money-model';

/** Money that comes to a place or leaves it, with its value at the rates of its document. */
export interface Move extends Amount {
  place: string;
  cents: number;
  /** What the cash book calls it. */
  kind: string;
  /** How it was handed over, if it was. */
  method?: string;
}

interface Flow {
  in: number;
  out: number;
}

/** The journal as an accountant would keep it on paper, with the cash book of each place. */
export class Books {
  /** Debits and credits by account, in cents. */
  readonly accounts = new Map<string, { debit: number; credit: number }>();
  /** Money by `place currency`, with its value in the books. */
  readonly money = new Map<string, { units: number; cents: number }>();
  /** What came and went by `place currency`, in units, each entry by its difference. */
  readonly turnover = new Map<string, Flow>();
  /** What came and went by the kind of entry, in cents. */
  readonly flows = new Map<string, Flow>();
  /** The rows of each place, the oldest first: kind, currency, units, and what was there afterwards. */
  readonly cashBooks = new Map<string, [kind: string, code: Code, units: number, after: number][]>();

  balance(account: string): number {
    const { debit, credit } = this.accounts.get(account) ?? { debit: 0, credit: 0 };
    return debit - credit;
  }

  held(place: string, code: Code): number {
    return this.money.get(`${place} ${code}`)?.units ?? 0;
  }

  /** Returns what money that leaves a place is worth in the books. */
  worth(place: string, { code, units }: Amount, cents: number): number {
    const held = this.money.get(`${place} ${code}`) ?? { units: 0, cents: 0 };
    return -valued(held, -units, -cents);
  }

  post(kind: string, lines: Record<string, number>, money: readonly Move[] = []): void {
    const sums = new Map<string, Move>();
    for (const move of money) {
      this.writeCashBook(move);
      const key = `${move.place} ${move.code}`;
      const sum = sums.get(key) ?? { ...move, units: 0, cents: 0 };
      sums.set(key, { ...sum, units: sum.units + move.units, cents: sum.cents + move.cents });
    }
    let open = 0;
    let difference = 0;
    for (const [key, { place, units, cents }] of sums) {
      const held = this.money.get(key) ?? { units: 0, cents: 0 };
      const value = valued(held, units, cents);
      this.money.set(key, { units: held.units + units, cents: held.cents + value });
      note(this.turnover, key, units);
      note(this.flows, kind, value);
      this.add(place, value);
      difference += cents - value;
      open += cents;
    }
    this.add('exchangeDifferences', difference);
    for (const [account, cents] of Object.entries(lines)) {
      this.add(account, cents);
      open += cents;
    }
    if (open !== 0) throw new Error(`the model does not balance by ${open}: ${JSON.stringify(lines)}`);
  }

  private writeCashBook({ place, kind, code, units }: Move): void {
    const rows = this.cashBooks.get(place) ?? [];
    const before = rows.findLast((row) => row[1] === code)?.[3] ?? 0;
    rows.push([kind, code, units, before + units]);
    this.cashBooks.set(place, rows);
  }

  private add(account: string, cents: number): void {
    const { debit, credit } = this.accounts.get(account) ?? { debit: 0, credit: 0 };
    this.accounts.set(account, {
      debit: debit + Math.max(cents, 0),
      credit: credit + Math.max(-cents, 0),
    });
  }
}

function note(flows: Map<string, Flow>, key: string, amount: number): void {
  const flow = flows.get(key) ?? { in: 0, out: 0 };
  flows.set(key, { in: flow.in + Math.max(amount, 0), out: flow.out + Math.max(-amount, 0) });
}

/** Money that leaves is worth what all of it there is worth on average; what goes beyond it, its own value. */
function valued(held: { units: number; cents: number }, units: number, cents: number): number {
  if (held.units * units >= 0) return cents;
  const [there, leaves] = [Math.abs(held.units), Math.abs(units)];
  if (leaves <= there) return -times(held.cents, leaves, there);
  return cents - held.cents - times(cents, there, leaves);
}
