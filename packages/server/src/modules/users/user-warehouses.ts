import { AppError, ruleBroken, userTexts, warehousesBeyond } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';

/**
 * Returns the warehouses a user is to be bound to, none for the whole shop. Throws when they are wider than those of the
 * acting user, or when no goods could be sold in any of them.
 */
export async function assignableWarehouses(
  tx: Tx,
  user: Actor,
  wanted: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(wanted)];
  if (warehousesBeyond(user, ids)) throw new AppError('FORBIDDEN', userTexts.warehousesBeyond);
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom('warehouses')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (found.length < ids.length) throw ruleBroken(userTexts.noSuchWarehouse);
  if (!found.some(({ status }) => status === 'active')) throw ruleBroken(userTexts.warehouseNeeded);
  return ids;
}

export async function writeWarehouses(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('userWarehouses').where('userId', '=', userId).execute();
  if (ids.length > 0)
    await tx
      .insertInto('userWarehouses')
      .values(ids.map((warehouseId) => ({ userId, warehouseId })))
      .execute();
}
