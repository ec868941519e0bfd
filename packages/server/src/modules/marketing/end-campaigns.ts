import { adenDay } from '@turoos/contract';
import { sql } from 'kysely';
import { transaction, type Tx } from '../../db/transaction';
import type { JobContext } from '../../kernel/jobs';
import { isItsMessage, ofItsSales, uses } from './campaign-sums';
import { dropMessages } from './waiting-messages';
import { writeCampaign } from './write-campaign';

/** Ends campaigns automatically, after their last day or when they have nothing more to do. */
export async function endCampaigns({ db, announce }: Pick<JobContext, 'db' | 'announce'>): Promise<void> {
  if ((await transaction(db, endDueCampaigns)) > 0) announce(['marketing']);
}

/** Returns the number of campaigns ended. */
export const endDueCampaigns = async (tx: Tx): Promise<number> =>
  (await expireCampaigns(tx)) + (await completeCampaigns(tx));

const hasWaiting = sql<boolean>`
  exists (select from outbox where ${isItsMessage} and outbox.status in ('queued', 'held'))`;

/** Also expires completed campaigns of which messages were retried and still wait. */
async function expireCampaigns(tx: Tx): Promise<number> {
  const over = await tx
    .selectFrom('campaigns')
    .select('id')
    .where(sql<boolean>`(status in ('active', 'paused') or status = 'completed' and ${hasWaiting})`)
    .where('validTo', '<', adenDay())
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of over) {
    await dropMessages(tx, id, 'انتهت مدة سريان الحملة');
    await writeCampaign(tx, 'system', { id, action: 'campaign.expire' }, { status: 'expired' });
  }
  return over.length;
}

/**
 * Completes campaigns whose messages are all finished and whose code has reached its limit of uses, if any.
 */
async function completeCampaigns(tx: Tx): Promise<number> {
  const done = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`not ${hasWaiting}`)
    .where(sql<boolean>`(max_uses = 0 or ${ofItsSales(uses)} >= max_uses)`)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of done)
    await writeCampaign(tx, 'system', { id, action: 'campaign.complete' }, { status: 'completed' });
  return done.length;
}
