import { retryCampaignBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { retryMessage } from '../outbox';
import { lockCampaign } from './lock-campaign';

/** Of a campaign that runs, or whose messages have all had their try; not of one that is over. */
export async function retryCampaignMessage(
  tx: Tx,
  user: Actor,
  { id, message }: { id: string; message: string },
): Promise<void> {
  refuseIf(retryCampaignBlocked(await lockCampaign(tx, id)));
  await retryMessage(tx, user, message, id);
}
