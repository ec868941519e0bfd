import { toYer, type PaymentMethod } from '@turoos/contract';
import type { Entry, Sale, Settlement } from './books';
import { newId } from './new-id';

/** A customer who can buy on credit. */
export interface TradingCustomer {
  id: string;
  joinedAt: number;
  creditLimit: number;
  /** Blocked, inactive, or with older ledger entries: such customers always pay at once. */
  paysAtOnce: boolean;
  /** Of a thousand days with debt, the number of days with a payment. */
  promptness: number;
  balance: number;
  /** Open entries, oldest first. */
  debts: Entry[];
  credits: Entry[];
}

interface Post {
  at: number;
  type: Entry['type'];
  change: number;
  /** The rate of a payment; an entry of a sale uses the sale's rate. */
  rate?: number | null;
  sale?: Sale | undefined;
  method?: PaymentMethod;
  note?: string;
  userId: string | null;
  /** The debt this payment is meant for, before any other. */
  answers?: Entry | undefined;
}

/** The customers' ledger in memory, with the same rules as postCustomerEntry. */
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

/**
 * The chance, out of a thousand, that a debtor pays on a given day: some every week or two, some hardly ever.
 */
const habits = [90, 60, 40, 40, 25, 25, 12, 5];
export const promptnessOf = (place: number): number => habits[(place * 5) % habits.length] ?? 0;
