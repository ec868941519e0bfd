import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Writes customers who are about to be deleted into what they asked for, so that they can still be told. */
export async function keepAskers(tx: Tx, customers: readonly string[]): Promise<void> {
  await sql`
    update asked_part_times t set name = c.name, phone = c.phone
    from customers c where c.id = t.customer_id and c.id = any (${customers}::uuid[])`.execute(tx);
}
