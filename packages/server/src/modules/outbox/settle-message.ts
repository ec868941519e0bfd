import type { Db } from '../../db/connect';
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
 * fails.
 */
export async function settleFailed(
  db: Db,
  { id, attempts, channel }: Message,
  error: unknown,
): Promise<void> {
  const again = isHopeless(error) ? undefined : nextAttempt(attempts, new Date());
  await db
    .updateTable('outbox')
    .set({
      error: failureText(channel as ServedChannel, error),
      ...(again ? { nextAttemptAt: again } : { status: 'failed' }),
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'held'])
    .execute();
}
