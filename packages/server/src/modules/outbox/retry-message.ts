import { conflict, isRetryable, notFound, reportTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';

/** Queues a failed message again, with its attempts reset. */
export async function retryMessage(tx: Tx, user: Actor, id: string, sourceId: string): Promise<void> {
  const message = await tx
    .selectFrom('outbox')
    .select(['status', 'recipient'])
    .where('id', '=', id)
    .where('sourceId', '=', sourceId)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw notFound(reportTexts.deliveryMissing);
  if (!isRetryable(message.status)) throw conflict(reportTexts.notRetryable);
  await tx
    .updateTable('outbox')
    .set({ status: 'queued', attempts: 0, error: '', nextAttemptAt: new Date() })
    .where('id', '=', id)
    .execute();
  await recordChange(tx, user, {
    action: 'outbox.retry',
    entity: 'outbox',
    entityId: id,
    before: message,
    after: { status: 'queued' },
  });
}
