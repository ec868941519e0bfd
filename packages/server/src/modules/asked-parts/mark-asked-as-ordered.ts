import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { decideAskedPart } from './decide-asked-part';

/** Marks the open requests that mean these parts, or have their numbers or barcodes, as ordered. */
export async function markAskedAsOrdered(tx: Tx, user: Actor, parts: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from asked_parts a where a.status = 'open' and (a.product_id = any (${parts}::uuid[]) or a.key in (
      select part_code from products where id = any (${parts}::uuid[])
      union select turoos_code(barcode) from products where id = any (${parts}::uuid[]) and barcode <> ''))
    order by a.id`.execute(tx);
  for (const { id } of rows) await decideAskedPart(tx, user, id, { status: 'ordered' });
}
