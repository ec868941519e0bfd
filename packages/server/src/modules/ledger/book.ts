import type { RawBuilder } from 'kysely';
import type { Tx } from '../../db/transaction';

/** The fields of a ledger entry that customers' and suppliers' books share. */
export interface BookEntry {
  accountId: string;
  /** Cents; negative is debt: the customer owes the shop more, or the shop owes the supplier more. */
  change: number;
  userId: string | null;
  /** The voucher of a payment. */
  voucherId?: string | undefined;
  /** Ids of the opposite entries that this entry settles first, before the oldest ones. */
  answers?: readonly string[] | undefined;
}

/**
 * The tables and rules of one kind of account. Customers and suppliers each have a book; the code that posts
 * and settles entries is shared.
 */
export interface Book<Entry extends BookEntry> {
  accounts: 'customers' | 'suppliers';
  /** The column of an entry that refers to its account. */
  owner: 'customer_id' | 'supplier_id';
  entries: 'customer_transactions' | 'supplier_transactions';
  settlements: 'customer_settlements' | 'supplier_settlements';
  /** The sign of a change in the journal: a customer's debt is the shop's asset. */
  debitSign: 1 | -1;
  /** Error message for a balance beyond the exact range. */
  tooBig: string;
  /** Whether credit `c` is a payment of debt `d`, not a reduction for returned goods. */
  pays: RawBuilder<boolean>;
  /** Inserts the entry, with the balance as it is then and the amount not settled yet, and returns its id. */
  write(tx: Tx, entry: Omit<Entry, 'answers'> & { open: number }): Promise<string>;
  /** Updates the paid and remaining amounts on the documents of these debts. */
  mirror(tx: Tx, debitIds: readonly string[]): Promise<void>;
}
