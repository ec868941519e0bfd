import type { Campaign } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { lockCampaign } from './lock-campaign';
import { writeCampaign } from './write-campaign';

/** Records who approved the campaign and their notes; the campaign's status stays unchanged. */
export async function approveCampaign(tx: Tx, user: Actor, id: string, notes = ''): Promise<Campaign> {
  await lockCampaign(tx, id);
  return writeCampaign(
    tx,
    user,
    { id, action: 'campaign.approve' },
    { approvedBy: user.id, approvedAt: new Date(), approvalNotes: notes },
  );
}
