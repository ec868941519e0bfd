import { campaignStepBlocked, runCampaignBlocked, type Campaign } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { lockCampaign } from './lock-campaign';
import { holdMessages, releaseMessages } from './waiting-messages';
import { writeCampaign } from './write-campaign';

export async function pauseCampaign(tx: Tx, user: Actor, id: string): Promise<Campaign> {
  refuseIf(campaignStepBlocked('pause', await lockCampaign(tx, id)));
  await holdMessages(tx, id);
  return writeCampaign(tx, user, { id, action: 'campaign.pause' }, { status: 'paused' });
}

export async function resumeCampaign(tx: Tx, user: Actor, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  refuseIf(campaignStepBlocked('resume', campaign) ?? runCampaignBlocked(campaign));
  await releaseMessages(tx, id);
  return writeCampaign(tx, user, { id, action: 'campaign.resume' }, { status: 'active' });
}
