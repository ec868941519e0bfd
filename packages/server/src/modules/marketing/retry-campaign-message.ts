import { marketingTexts, notFound, recipientBlocked, retryCampaignBlocked } from '@turoos/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { retryMessage } from '../outbox';
import { isExcluded } from './audience.queries';
import { lockCampaign } from './lock-campaign';

/** Queues a failed message of an active or completed campaign again, for a customer who still takes campaigns. */
export async function retryCampaignMessage(
  tx: Tx,
  user: Actor,
  { id, message }: { id: string; message: string },
): Promise<void> {
  refuseIf(retryCampaignBlocked(await lockCampaign(tx, id)));
  refuseIf(recipientBlocked(await lockRecipient(tx, id, message)));
  await retryMessage(tx, user, message, id);
}

/** Locks the customer before the message, as opting out does, which withdraws what was queued before it. */
async function lockRecipient(
  tx: Tx,
  campaignId: string,
  message: string,
): Promise<{ isExcluded: boolean } | null> {
  const found = await tx
    .selectFrom('outbox')
    .select('customerId')
    .where('id', '=', message)
    .where('sourceId', '=', campaignId)
    .executeTakeFirst();
  if (!found) throw notFound(marketingTexts.messageMissing);
  const { rows } = await sql<{ isExcluded: boolean }>`
    select ${isExcluded} as is_excluded from customers where id = ${found.customerId} for share`.execute(tx);
  return rows[0] ?? null;
}
