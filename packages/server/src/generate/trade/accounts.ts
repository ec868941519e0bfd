import { toYer, type PaymentMethod } from '@turoos/contract';
import type { Entry, Sale, Settlement } from './books';
import { newId } from './new-id';

/** A customer who can owe. */
export interface TradingCustomer {
  id: string;
  joinedAt: number;
  creditLimit: number;
  /** Blocked, left, or with an older account of their own: they pay at once. */
  paysAtOnce: boolean;
  /** Out of a thousand days on which something is owed, those on which some of it is paid. */
  promptness: number;
  balance: number;
  /** Open entries, the oldest first. */
  debts: Entry[];
  credits: Entry[];
}

interface Post {
  at: number;
  type: Entry['type'];
  change: number;
  /** Of a payment; an entry about a sale is at the sale's. */
  rate?: number | null;
  sale?: Sale | undefined;
  method?: PaymentMethod;
  note?: string;
  userId: string | null;
  /** The debt this money is meant for, before any other. */
  answers?: Entry | undefined;
}

/** The customers' ledger in memory, posted to as postEntry would. */
export function openAccounts() {
  const entries: Entry[] = [];
  const settlements: Settlement[] = [];

  function settle(debit: Entry, credit: Entry, at: number): void {
    const amount = Math.min(debit.open, credit.open);
    if (amount === 0) return;
    debit.open -= amount;
    credit.open -= amount;
    settlements.push({ at, debitId: debit.id, creditId: credit.id, amount });
    const { sale } = debit;
    if (!sale) return;
    if (credit.type === 'payment') {
      sale.paid += amount;
      if (credit.rate === null) sale.laterUnrated += amount;
      else sale.laterRials += toYer(amount, credit.rate);
    }
    sale.version++;
    sale.updatedAt = at;
  }

  function post(customer: TradingCustomer, { answers, ...given }: Post): Entry {
    customer.balance += given.change;
    const entry: Entry = {
      id: newId(given.at),
      at: given.at,
      customerId: customer.id,
      type: given.type,
      change: given.change,
      rate: given.sale ? given.sale.rate : (given.rate ?? null),
      open: Math.abs(given.change),
      balanceAfter: customer.balance,
      sale: given.sale,
      method: given.method ?? null,
      note: given.note ?? '',
      userId: given.userId,
    };
    entries.push(entry);
    if (answers) settle(answers, entry, given.at);
    (entry.change < 0 ? customer.debts : customer.credits).push(entry);
    settleOldest(customer, given.at);
    return entry;
  }

  function settleOldest({ debts, credits }: TradingCustomer, at: number): void {
    for (;;) {
      while (debts[0]?.open === 0) debts.shift();
      while (credits[0]?.open === 0) credits.shift();
      if (!debts[0] || !credits[0]) break;
      settle(debts[0], credits[0], at);
    }
  }

  return { entries, settlements, post };
}
export type Accounts = ReturnType<typeof openAccounts>;

/** How likely, out of a thousand, a debtor comes to pay on a day: some every week or two, some hardly ever. */
const habits = [90, 60, 40, 40, 25, 25, 12, 5];
export const promptnessOf = (place: number): number => habits[(place * 5) % habits.length] ?? 0;
