import { sql } from 'kysely';
import { portions } from '../../db/portions';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { removeLists, type AddedLists } from './add-lists';
import { changeParts } from './change-parts';
import type { PartFields } from './listed-part.rules';

interface Undone {
  id: string;
  before: PartFields;
  added: AddedLists | undefined;
}

/** Gives parts back the fields that a list changed, and removes the numbers and fitments it added. */
export async function restoreParts(tx: Tx, user: Actor, undone: readonly Undone[]): Promise<void> {
  for (const portion of portions(undone))
    await removeLists(tx, new Map(portion.flatMap(({ id, added }) => (added ? [[id, added] as const] : []))));
  await changeParts(
    tx,
    user,
    undone.map(({ id, before, added }) => ({ id, fields: before, hasOtherLists: added !== undefined })),
  );
}

/**
 * Deletes parts that a list created; those with movements are only deactivated, because their history stays. Their
 * barcodes are free for other parts.
 */
export async function withdrawParts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const portion of portions(ids)) {
    await sql`
      delete from products p where id = any (${portion}::uuid[])
        and not exists (select from stock_movements m where m.product_id = p.id)`.execute(tx);
    await sql`
      update products set is_active = false, barcode = '', version = version + 1, updated_at = now()
      where id = any (${portion}::uuid[])`.execute(tx);
  }
}
