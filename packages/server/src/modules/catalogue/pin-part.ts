import { MOST_PINNED, notFound, pinTexts, productTexts, ruleBroken, type Part } from '@turoos/contract';
import { sql } from 'kysely';
import { seenBy } from '../../db/branches/seen-by';
import type { Db } from '../../db/connect';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readParts } from '../products';

const pinnedBy = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('pinnedParts')
    .select('productId')
    .where('userId', '=', userId)
    .orderBy('pinnedAt')
    .execute();
  return rows.map(({ productId }) => productId);
};

/** Reads the parts that a user pinned, in the order in which they were pinned. */
export const readPinned = async (db: Db, userId: string): Promise<Part[]> =>
  readParts(db, await pinnedBy(db, userId));

/** Pins a part for the user, who is locked so that parallel requests can't exceed the limit. */
export async function pinPart(tx: Tx, user: Actor, product: string): Promise<Part[]> {
  await tx.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute();
  const part = await tx.selectFrom('products').select('id').where('id', '=', product).executeTakeFirst();
  if (!part) throw notFound(productTexts.notFound);
  // A statement of its own, because one that waited for the lock sees what was there before.
  const pinned = await pinnedBy(tx, user.id);
  if (!pinned.includes(product)) {
    if (pinned.length >= MOST_PINNED) throw ruleBroken(pinTexts.tooMany);
    await tx.insertInto('pinnedParts').values({ userId: user.id, productId: product }).execute();
  }
  await recordChange(tx, user, { action: 'product.pin', entity: 'products', entityId: product });
  return seenBy(tx, user, () => readPinned(tx, user.id));
}

export async function unpinPart(tx: Tx, user: Actor, product: string): Promise<Part[]> {
  await sql`delete from pinned_parts where user_id = ${user.id} and product_id = ${product}`.execute(tx);
  await recordChange(tx, user, { action: 'product.unpin', entity: 'products', entityId: product });
  return seenBy(tx, user, () => readPinned(tx, user.id));
}
