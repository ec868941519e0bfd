import { sql } from 'kysely';
import type { Tx } from '../db/transaction';

/** Gives the payments that were written in bulk their vouchers. */
export async function numberPayments(tx: Tx): Promise<void> {
  await sql`select turoos_number_payments()`.execute(tx);
}
