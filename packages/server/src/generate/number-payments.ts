import { sql } from 'kysely';
import type { Tx } from '../db/transaction';

/**
 * Gives the payments that were written in bulk their vouchers. Without fresh statistics PostgreSQL takes the journal for
 * empty and reads it anew for each payment.
 */
export async function numberPayments(tx: Tx): Promise<void> {
  await sql`analyze customer_transactions, supplier_transactions, journal_entries`.execute(tx);
  await sql`select turoos_number_payments()`.execute(tx);
}
