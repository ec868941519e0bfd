import type { Topic } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import { releaseOf } from '../reservations';
import { lockStock } from '../stock';

/**
 * Lets somebody be told again whose message failed or was skipped, unless a later one told them, and gives back what was kept for
 * them, of which they do not know. Returns the topics it changed.
 */
export async function untellAsker(
  tx: Tx,
  { id: messageId, sourceId: askerId }: { id: string; sourceId: string | null },
): Promise<readonly Topic[]> {
  if (askerId === null) return [];
  const kept = await tx
    .selectFrom('reservations')
    .select('productId')
    .where('sourceId', '=', askerId)
    .where('status', '=', 'active')
    .execute();
  // before the rows of those who asked, as goods that come in lock them
  if (kept.length > 0) await lockStock(tx, kept, undefined);
  const { rows } = await sql<{ askedPartId: string }>`
    update asked_part_times t set status = 'arrived', told_at = null from outbox o
    where o.id = ${messageId} and t.id = ${askerId} and t.status = 'told' and t.told_at <= o.created_at
    returning t.asked_part_id`.execute(tx);
  const [untold] = rows;
  if (!untold) return [];
  await sql`
    update asked_parts set status = 'arrived', updated_at = now()
    where id = ${untold.askedPartId} and status = 'told'`.execute(tx);
  const released = await releaseOf(tx, 'system', askerId);
  return released.length > 0 ? ['reservations', 'products', 'inventory'] : [];
}
