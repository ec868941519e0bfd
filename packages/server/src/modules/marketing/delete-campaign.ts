import { deleteCampaignBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange } from '../../kernel/audit';
import { readCampaign } from './campaigns.queries';
import { lockCampaign } from './lock-campaign';

/** Deletes a campaign and its messages, unless a sale was made with its code. */
export async function deleteCampaign(tx: Tx, user: Actor, id: string): Promise<void> {
  const { status } = await lockCampaign(tx, id);
  // a sale with the code locks the same campaign row, so none can be added in between
  const sale = await tx
    .selectFrom('sales')
    .select('id')
    .where('campaignId', '=', id)
    .limit(1)
    .executeTakeFirst();
  refuseIf(deleteCampaignBlocked({ status, isUsed: sale !== undefined }));
  const before = await readCampaign(tx, id);
  await tx.deleteFrom('outbox').where('sourceType', '=', 'marketing').where('sourceId', '=', id).execute();
  await tx.deleteFrom('campaigns').where('id', '=', id).execute();
  await recordChange(tx, user, { action: 'campaign.delete', entity: 'marketing', entityId: id, before });
}
