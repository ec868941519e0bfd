import { campaignStepBlocked, type Campaign } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import type { CampaignRow } from './lock-campaign';
import { dropMessages } from './waiting-messages';
import { writeCampaign } from './write-campaign';

/** Ends a locked campaign by hand: unsent messages are dropped and its code becomes invalid. */
export async function endCampaign(tx: Tx, user: Actor, campaign: CampaignRow): Promise<Campaign> {
  refuseIf(campaignStepBlocked('end', campaign));
  await dropMessages(tx, campaign.id, 'أُنهيت الحملة');
  return writeCampaign(
    tx,
    user,
    { id: campaign.id, action: 'campaign.complete' },
    { status: 'completed', isActive: false },
  );
}
