import type { RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';

/** An entry as every book keeps it; what else it says depends on the book. */
export interface BookEntry {
  accountId: string;
  /** Cents; below zero is debt: the customer owes the shop more, or the shop the supplier. */
  change: number;
  userId: string | null;
  /** The entries on the other side this one is meant for, before any other. */
  answers?: readonly string[] | undefined;
}

/** What an entry says of itself once the account has moved. */
interface Standing {
  /** What no other entry has answered yet. */
  open: number;
  balanceAfter: number;
}

/**
 * One kind of account: whose it is, where its entries and what answered them are kept. Customers and suppliers
 * each have a book, and one set of rules keeps both.
 */
export interface Book<Entry extends BookEntry> {
  accounts: 'customers' | 'suppliers';
  /** The column of an entry that names its account. */
  owner: 'customer_id' | 'supplier_id';
  entries: 'customer_transactions' | 'supplier_transactions';
  settlements: 'customer_settlements' | 'supplier_settlements';
  /** Said when a balance would leave what can be counted exactly. */
  tooBig: string;
  /** Whether credit `c` pays debt `d`, rather than lowering it by goods that came back. */
  pays: RawBuilder<boolean>;
  /** Writes the entry down; returns its id. */
  write(tx: Tx, entry: Omit<Entry, 'answers'> & Standing): Promise<string>;
  /** The documents of these debts show what is still owed of them. */
  mirror(tx: Tx, debitIds: readonly string[]): Promise<void>;
}
