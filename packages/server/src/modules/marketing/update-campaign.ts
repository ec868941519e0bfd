import { conflict, marketingTexts, type Campaign, type CampaignChanges } from '@turoos/contract';
import { sql } from 'kysely';
import { orTaken } from '../../db/refused-writes';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertCurrent } from '../../kernel/assert-current';
import { assertChangeable, changedFields } from './campaign-changes.rules';
import { endCampaign } from './end-campaign';
import { lockCampaign, type CampaignRow } from './lock-campaign';
import { sendingTime } from './sending-time.rules';
import { holdMessages, releaseMessages, rescheduleMessages } from './waiting-messages';
import { writeCampaign } from './write-campaign';

/** Changes the fields passed in that may still change; the status `completed` ends the campaign by hand. */
export async function updateCampaign(
  tx: Tx,
  user: Actor,
  id: string,
  { version, status, ...given }: CampaignChanges,
): Promise<Campaign> {
  const before = await lockCampaign(tx, id);
  assertCurrent(version, before);
  const isEnding = status !== undefined && status !== before.status;
  // no other status can be set directly
  if (isEnding && status !== 'completed') throw conflict(marketingTexts.wrongStatus(before.status));
  const changes = changedFields(before, given);
  assertChangeable(before, changes, await isUsed(tx, id));
  if (changes.code) await assertCodeFree(tx, changes.code, id);
  const after = await orTaken(writeCampaign(tx, user, { id, action: 'campaign.update' }, changes), () =>
    conflict(marketingTexts.codeTaken(changes.code ?? '')),
  );
  await moveMessages(tx, before, changes);
  return isEnding ? endCampaign(tx, user, before) : after;
}

/**
 * Moves queued messages along with the first day, and holds or releases them when the campaign is switched
 * off or on; in a completed campaign, those that were retried.
 */
async function moveMessages(tx: Tx, { id, status }: CampaignRow, changes: CampaignChanges): Promise<void> {
  if (changes.validFrom !== undefined)
    await rescheduleMessages(tx, id, sendingTime(changes.validFrom, new Date()));
  if (!(status === 'active' || status === 'completed') || changes.isActive === undefined) return;
  await (changes.isActive ? releaseMessages(tx, id) : holdMessages(tx, id));
}

const isUsed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('sales').select('id').where('campaignId', '=', id).limit(1).executeTakeFirst()) !==
  undefined;

async function assertCodeFree(tx: Tx, code: string, exceptId: string): Promise<void> {
  const other = await tx
    .selectFrom('campaigns')
    .select('id')
    .where(sql`turoos_code(code)`, '=', sql`turoos_code(${code})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  if (other) throw conflict(marketingTexts.codeTaken(code));
}
