import { conflict, marketingTexts } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { retryMessage } from '../outbox';
import { assertStatus, lockCampaign } from './lock-campaign';

/** Of a campaign that runs, or whose messages have all had their try; not of one that is over. */
export async function retryCampaignMessage(
  tx: Tx,
  user: Actor,
  { id, message }: { id: string; message: string },
): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  assertStatus(campaign, 'active', 'completed');
  if (!campaign.isActive) throw conflict(marketingTexts.switchedOff);
  await retryMessage(tx, user, message, id);
}
