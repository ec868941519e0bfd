import { marketingTexts, notFound, type CampaignStatus } from '@turoos/contract';
import type { Selectable } from 'kysely';
import type { Campaigns } from '../../db/schema';
import type { Tx } from '../../db/transaction';

export type CampaignRow = Omit<Selectable<Campaigns>, 'status'> & { status: CampaignStatus };

/** Locks and returns a campaign, so that nobody else can change it or sell with its code. */
export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow> {
  const row = await tx
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(marketingTexts.notFound);
  return row as CampaignRow;
}
