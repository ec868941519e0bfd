import { adenDay, conflict, marketingTexts, type Campaign } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { assertStatus, lockCampaign, type CampaignRow } from './lock-campaign';
import { holdMessages, releaseMessages } from './waiting-messages';
import { writeCampaign } from './write-campaign';

export async function pauseCampaign(tx: Tx, user: Actor, id: string): Promise<Campaign> {
  assertStatus(await lockCampaign(tx, id), 'active');
  await holdMessages(tx, id);
  return writeCampaign(tx, user, { id, action: 'campaign.pause' }, { status: 'paused' });
}

export async function resumeCampaign(tx: Tx, user: Actor, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  assertStatus(campaign, 'paused');
  assertMayRun(campaign);
  await releaseMessages(tx, id);
  return writeCampaign(tx, user, { id, action: 'campaign.resume' }, { status: 'active' });
}

/** Messages about what cannot be had would only annoy. */
export function assertMayRun({ isActive, validTo }: CampaignRow): void {
  if (!isActive) throw conflict(marketingTexts.switchedOff);
  if (validTo !== null && validTo < adenDay()) throw conflict(marketingTexts.over);
}
