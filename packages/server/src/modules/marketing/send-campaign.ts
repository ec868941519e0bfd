import {
  campaignStepBlocked,
  conflict,
  marketingTexts,
  runCampaignBlocked,
  type Campaign,
} from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { lockCampaign } from './lock-campaign';
import { queueCampaign } from './queue-campaign';
import type { Reach } from './signed-links';
import { writeCampaign } from './write-campaign';

/** Sends a draft to its audience once: a second, concurrent call finds it already sent. */
export async function sendCampaign(tx: Tx, user: Actor, id: string, reach: Reach): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  refuseIf(campaignStepBlocked('send', campaign) ?? runCampaignBlocked(campaign));
  const targeted = await queueCampaign(tx, campaign, { userId: user.id, reach });
  if (targeted === 0) throw conflict(marketingTexts.nobody);
  return writeCampaign(
    tx,
    user,
    { id, action: 'campaign.send' },
    { status: 'active', targeted, sentAt: new Date() },
  );
}
