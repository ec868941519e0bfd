import { notFound, notificationTexts } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

export async function readNotification(tx: Tx, userId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ readAt: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(notificationTexts.notFound);
}

export async function readAllNotifications(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .execute();
}

export async function removeNotification(tx: Tx, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('notifications')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(notificationTexts.notFound);
}

export async function removeReadNotifications(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('userId', '=', userId).where('readAt', 'is not', null).execute();
}
