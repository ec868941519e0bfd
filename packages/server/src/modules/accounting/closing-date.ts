import {
  accountingTexts,
  adenDay,
  AppError,
  isReopening,
  ruleBroken,
  wrongField,
  type ClosingDate,
  type ClosingDateInput,
} from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { orHeld } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertMay } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';

export async function readClosingDate(db: Db): Promise<ClosingDate> {
  const { rows } = await sql<ClosingDate>`
    select closing_date as date, (select max(day) from day_seals) as sealed_until from books`.execute(db);
  return rows[0] ?? { date: null, sealedUntil: null };
}

/** Closes the books up to a day. Opening closed days again is a right of its own and requires a reason. */
export async function setClosingDate(
  tx: Tx,
  user: Actor,
  { date, reason = '' }: ClosingDateInput,
  today: string = adenDay(),
): Promise<ClosingDate> {
  if (date !== null && date >= today) throw ruleBroken(accountingTexts.closingFuture);
  await lockJournal(tx);
  const before = await readClosingDate(tx);
  const reopens = isReopening(before.date, date);
  if (reopens) assertMay(user, 'accounting:admin');
  if (reopens && reason === '') throw wrongField('reason', accountingTexts.reopenReason);
  await tx.updateTable('books').set({ closingDate: date }).execute();
  await recordChange(tx, user, {
    action: reopens ? 'books.reopen' : 'books.close',
    entity: 'accounting',
    before: { closingDate: before.date },
    after: { closingDate: date, ...(reason !== '' && { reason }) },
  });
  return { ...before, date };
}

/**
 * Waits for transactions that are posting, and makes others wait: an entry that was checked against the old closing
 * date is committed before the new one holds. Not for long, because all sellers wait meanwhile.
 */
async function lockJournal(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(tx);
  await orHeld(
    sql`lock table journal_entries in share row exclusive mode`.execute(tx),
    () => new AppError('UNAVAILABLE', accountingTexts.closingBusy),
  );
}
