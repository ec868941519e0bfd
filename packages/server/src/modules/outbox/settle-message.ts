import type { Db } from '../../db/connect';
import type { ServedChannel } from './channels';
import type { Message } from './claim-message';
import { failureText, isHopeless } from './failure-text';
import { nextAttempt } from './retry.rules';

/** What was sent is sent, whatever became of its campaign meanwhile. */
export async function settleSent(db: Db, { id }: Message): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', error: '', sentAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** It waits for its next try as it waited before, held if it was held meanwhile; or that was the last. */
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
