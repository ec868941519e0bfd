import { ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Book, BookEntry } from './book';
import { settleOldest, settleWith } from './settle';

/** A billion dollars either way, in cents: the sum over all accounts stays an exact number. */
const mostBalance = 100_000_000_000;

/**
 * The only way a balance changes. The caller holds the account. Money answers the debts it is meant for, then the
 * oldest open ones; a new debt is answered by credit the account has left. Returns the id of the entry.
 */
export async function post<Entry extends BookEntry>(
  tx: Tx,
  book: Book<Entry>,
  { answers = [], ...entry }: Entry,
): Promise<string> {
  const { rows } = await sql<{ balance: number }>`
    update ${sql.table(book.accounts)} set balance = balance + ${entry.change}
    where id = ${entry.accountId} returning balance`.execute(tx);
  const { balance } = rows[0] as { balance: number };
  if (Math.abs(balance) > mostBalance) throw ruleBroken(book.tooBig);
  const id = await book.write(tx, { ...entry, open: Math.abs(entry.change), balanceAfter: balance });
  if (answers.length > 0) await settleWith(tx, book, id, answers);
  // debt and credit never lie open side by side: an entry that leans the way the balance did meets neither
  const before = balance - entry.change;
  if (answers.length > 0 || before * entry.change < 0) await settleOldest(tx, book, entry.accountId);
  return id;
}
