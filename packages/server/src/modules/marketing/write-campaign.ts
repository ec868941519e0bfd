import type { AuditAction, Campaign } from '@turoos/contract';
import { sql, type Updateable } from 'kysely';
import type { Campaigns } from '../../db/schema';
import type { Tx } from '../../db/transaction';
import { recordChange, type Doer } from '../../kernel/audit';
import { readCampaign } from './campaigns.queries';

/** Updates a locked campaign, writes the audit entry, and returns the campaign. */
export async function writeCampaign(
  tx: Tx,
  doer: Doer,
  { id, action }: { id: string; action: AuditAction },
  changes: Updateable<Campaigns>,
): Promise<Campaign> {
  const before = await readCampaign(tx, id);
  await tx
    .updateTable('campaigns')
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute();
  const after = await readCampaign(tx, id);
  await recordChange(tx, doer, { action, entity: 'marketing', entityId: id, before, after });
  return after;
}
