import { must, ruleBroken } from '@turoos/contract';
import { sql } from 'kysely';
import { sendWithoutWaiting, type Tx } from '../../db/transaction';
import { noteMoved } from '../../kernel/moved-value';
import type { Book, BookEntry } from './book';
import { matchOldest, type Match, type Open } from './match-oldest.rules';

/** A billion dollars in cents, in either direction: sums over all accounts stay exact numbers. */
const mostBalance = 100_000_000_000;

/**
 * Posts an entry and returns its id; no other code changes a balance. The caller must have locked the
 * account. A credit settles the debts in `answers`, then the oldest open ones; a new debt is settled by open
 * credit.
 */
export async function post<Entry extends BookEntry>(
  tx: Tx,
  book: Book<Entry>,
  { answers = [], ...entry }: Entry,
): Promise<string> {
  const [balance, id] = await write(tx, book, entry);
  assertBalance(book, balance);
  if (answers.length > 0) await settleWith(tx, book, id, answers);
  if (answers.length > 0 || settlesSome(balance - entry.change, entry))
    await settleOldest(tx, book, entry.accountId);
  return id;
}

/** Posts an entry on an account whose balance the caller has locked. Nobody waits for one that settles nothing. */
export async function postOnLocked<Entry extends BookEntry>(
  tx: Tx,
  book: Book<Entry>,
  balance: number,
  entry: Omit<Entry, 'answers'> & BookEntry,
): Promise<void> {
  if (settlesSome(balance, entry)) return void (await post(tx, book, entry));
  assertBalance(book, balance + entry.change);
  await sendWithoutWaiting(tx, write(tx, book, entry));
}

/** An account never has open debt and credit at once, so an entry with the balance's sign settles nothing. */
const settlesSome = (balance: number, { change }: Pick<BookEntry, 'change'>) => balance * change < 0;

function assertBalance({ tooBig }: { tooBig: string }, balance: number): void {
  if (Math.abs(balance) > mostBalance) throw ruleBroken(tooBig);
}

function write<Entry extends BookEntry>(tx: Tx, book: Book<Entry>, entry: Omit<Entry, 'answers'>) {
  noteMoved(tx, book.accounts, book.debitSign * entry.change);
  return Promise.all([
    changeBalance(tx, book, entry),
    book.write(tx, { ...entry, open: Math.abs(entry.change) }),
  ]);
}

/** Whether an account has no entries yet, so that a correction of it is its opening balance. */
export async function isUnused(
  tx: Tx,
  { entries, owner }: Pick<Book<BookEntry>, 'entries' | 'owner'>,
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(entries)} where ${sql.ref(owner)} = ${accountId} limit 1`.execute(tx);
  return rows.length === 0;
}

async function changeBalance(
  tx: Tx,
  { accounts }: Pick<Book<BookEntry>, 'accounts'>,
  { accountId, change }: Pick<BookEntry, 'accountId' | 'change'>,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    update ${sql.table(accounts)} set balance = balance + ${change} where id = ${accountId}
    returning balance`.execute(tx);
  return must(rows[0]).balance;
}

type AnyBook = Pick<Book<BookEntry>, 'entries' | 'settlements' | 'owner' | 'pays' | 'mirror'>;

/** Settles open credits against open debts, oldest first; afterwards at most one side is open. */
async function settleOldest(tx: Tx, book: AnyBook, accountId: string): Promise<void> {
  const open = sql`
    select id, change, open, seq from ${sql.table(book.entries)}
    where ${sql.ref(book.owner)} = ${accountId} and open > 0`;
  const { rows: credits } = await sql<Open>`${open} and change > 0 order by seq`.execute(tx);
  if (credits.length === 0) return;
  const available = credits.reduce((sum, credit) => sum + credit.open, 0);
  // reads only the debts that the credits can reach
  const { rows: debits } = await sql<Open>`
    select id, change, open from (
      select id, change, open, sum(open) over (order by seq) - open as before from (${open} and change < 0) o
    ) owed
    where before < ${available} order by before`.execute(tx);
  await settle(tx, book, matchOldest([...credits, ...debits]));
}

/** Settles one entry against the given opposite entries in the order of insertion. */
async function settleWith(tx: Tx, book: AnyBook, id: string, others: readonly string[]): Promise<void> {
  const { rows } = await sql<Open>`
    select id, change, open from ${sql.table(book.entries)}
    where id = any (${[id, ...others]}::uuid[]) and open > 0 order by seq`.execute(tx);
  await settle(tx, book, matchOldest(rows));
}

/** Releases payments from these debts, the latest first, up to the amount; returns the payments' ids. */
export async function free(
  tx: Tx,
  book: AnyBook,
  debitIds: readonly string[],
  amount: number,
): Promise<string[]> {
  const { rows: settled } = await sql<Match>`
    select s.debit_id, s.credit_id, sum(s.amount) as amount
    from ${sql.table(book.settlements)} s
    join ${sql.table(book.entries)} d on d.id = s.debit_id
    join ${sql.table(book.entries)} c on c.id = s.credit_id
    where s.debit_id = any (${[...debitIds]}::uuid[]) and ${book.pays}
    group by 1, 2 having sum(s.amount) > 0 order by max(s.seq) desc`.execute(tx);
  const freed: Match[] = [];
  let left = amount;
  for (const { debitId, creditId, amount: paid } of settled) {
    const part = Math.min(left, paid);
    if (part > 0) freed.push({ debitId, creditId, amount: -part });
    left -= part;
  }
  await settle(tx, book, freed);
  return freed.map(({ creditId }) => creditId);
}

async function settle(tx: Tx, book: AnyBook, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  const debits = matches.map(({ debitId }) => debitId);
  const credits = matches.map(({ creditId }) => creditId);
  const amounts = matches.map(({ amount }) => amount);
  const matched = sql`
    insert into ${sql.table(book.settlements)} (debit_id, credit_id, amount)
    select * from unnest(${debits}::uuid[], ${credits}::uuid[], ${amounts}::bigint[])`.execute(tx);
  await sendWithoutWaiting(tx, matched);
  const lowered = sql`
    update ${sql.table(book.entries)} t set open = t.open - s.amount
    from (
      select id, sum(amount) as amount
      from unnest(${[...debits, ...credits]}::uuid[], ${[...amounts, ...amounts]}::bigint[]) as side (id, amount)
      group by id
    ) s
    where t.id = s.id`.execute(tx);
  await sendWithoutWaiting(tx, lowered);
  await book.mirror(tx, [...new Set(debits)]);
}
