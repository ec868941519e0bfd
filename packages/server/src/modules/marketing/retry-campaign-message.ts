import { retryCampaignBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { retryMessage } from '../outbox';
import { lockCampaign } from './lock-campaign';

/** Queues a failed message of an active or completed campaign again. */
export async function retryCampaignMessage(
  tx: Tx,
  user: Actor,
  { id, message }: { id: string; message: string },
): Promise<void> {
  refuseIf(retryCampaignBlocked(await lockCampaign(tx, id)));
  await retryMessage(tx, user, message, id);
}
