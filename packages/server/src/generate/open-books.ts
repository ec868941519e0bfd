import { sql } from 'kysely';
import type { Tx } from '../db/transaction';

/** Before the year of generated sales. */
export const openedAt = sql<Date>`now() - interval '400 days'`;

/** Posts stock and balances that were written in bulk without their documents, against the opening balances. */
export async function openBooks(tx: Tx): Promise<void> {
  await sql`select turoos_open_books(((${openedAt}) at time zone 'Asia/Aden')::date)`.execute(tx);
}
