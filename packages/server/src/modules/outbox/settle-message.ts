import type { Topic } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction, type Tx } from '../../db/transaction';
import type { ServedChannel } from './channels';
import type { Message } from './claim-message';
import { failureText, isHopeless } from './failure-text';
import { nextAttempt } from './retry.rules';

/** Marks a message as sent, even if its campaign was paused or ended meanwhile. */
export async function settleSent(db: Db, { id }: Message): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', error: '', sentAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Schedules the next attempt, keeping a status `held` set meanwhile; after the last attempt the message
 * fails. Returns the topics that its failure changed.
 */
export const settleFailed = (
  db: Db,
  message: Message,
  error: unknown,
  failed?: (tx: Tx, message: Message) => Promise<readonly Topic[]>,
): Promise<readonly Topic[]> =>
  transaction(db, async (tx) => {
    const { id, attempts, channel } = message;
    const again = isHopeless(error) ? undefined : nextAttempt(attempts, new Date());
    const { numUpdatedRows } = await tx
      .updateTable('outbox')
      .set({
        error: failureText(channel as ServedChannel, error),
        ...(again ? { nextAttemptAt: again } : { status: 'failed' }),
      })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'held'])
      .executeTakeFirst();
    return again || numUpdatedRows === 0n ? [] : ((await failed?.(tx, message)) ?? []);
  });
