import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Rows per statement: the messages of a large campaign would exceed the statement timeout. */
const rowsPerStatement = 20_000;

type State = 'queued' | 'held';
interface Change {
  status?: 'queued' | 'held' | 'undelivered';
  error?: string;
  nextAttemptAt?: Date;
}

/**
 * Changes all messages of the campaign in one of these states; the change takes them out of those states.
 * Each row is locked before it is checked, so a message that another server has just sent stays sent.
 */
async function changeWaiting(
  tx: Tx,
  campaignId: string,
  states: readonly State[],
  change: Change,
  which = sql<boolean>`true`,
): Promise<void> {
  for (;;) {
    const { numUpdatedRows } = await tx
      .with('waiting', (e) =>
        e
          .selectFrom('outbox')
          .select('id as waitingId')
          .where('sourceType', '=', 'marketing')
          .where('sourceId', '=', campaignId)
          .where('status', 'in', states)
          .where(which)
          .limit(rowsPerStatement)
          .forUpdate(),
      )
      .updateTable('outbox')
      .from('waiting')
      .set(change)
      .whereRef('outbox.id', '=', 'waitingId')
      .executeTakeFirst();
    if (numUpdatedRows < BigInt(rowsPerStatement)) return;
  }
}

/**
 * Holds the unsent messages until the campaign resumes. A message being sent at the moment is still
 * delivered.
 */
export const holdMessages = (tx: Tx, campaignId: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['queued'], { status: 'held' });

export const releaseMessages = (tx: Tx, campaignId: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['held'], { status: 'queued' });

/** Gives up the unsent messages and records the reason. */
export const dropMessages = (tx: Tx, campaignId: string, error: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['queued', 'held'], { status: 'undelivered', error });

/** Moves messages that were not attempted yet to another sending time. */
export const rescheduleMessages = (tx: Tx, campaignId: string, nextAttemptAt: Date): Promise<void> =>
  changeWaiting(
    tx,
    campaignId,
    ['queued', 'held'],
    { nextAttemptAt },
    sql<boolean>`attempts = 0 and next_attempt_at <> ${nextAttemptAt}`,
  );
