import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';

/** Rows changed by one statement: a great campaign's messages would outlast what the server allows it. */
const piece = 20_000;

type State = 'queued' | 'held';
interface Change {
  status?: 'queued' | 'held' | 'undelivered';
  error?: string;
  nextAttemptAt?: Date;
}

/**
 * Changes all messages of the campaign that wait in one of these states, which takes them out of `which`. Each is locked
 * before it is looked at: one that another server has just sent stays sent.
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
          .limit(piece)
          .forUpdate(),
      )
      .updateTable('outbox')
      .from('waiting')
      .set(change)
      .whereRef('outbox.id', '=', 'waitingId')
      .executeTakeFirst();
    if (numUpdatedRows < BigInt(piece)) return;
  }
}

/** What has not been sent stays where it is until the campaign goes on. One on its way arrives all the same. */
export const holdMessages = (tx: Tx, campaignId: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['queued'], { status: 'held' });

export const releaseMessages = (tx: Tx, campaignId: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['held'], { status: 'queued' });

/** What has not been sent never will be, and says why. */
export const dropMessages = (tx: Tx, campaignId: string, error: string): Promise<void> =>
  changeWaiting(tx, campaignId, ['queued', 'held'], { status: 'undelivered', error });

/** What nobody has tried to send yet leaves at that moment. */
export const rescheduleMessages = (tx: Tx, campaignId: string, nextAttemptAt: Date): Promise<void> =>
  changeWaiting(
    tx,
    campaignId,
    ['queued', 'held'],
    { nextAttemptAt },
    sql<boolean>`attempts = 0 and next_attempt_at <> ${nextAttemptAt}`,
  );
