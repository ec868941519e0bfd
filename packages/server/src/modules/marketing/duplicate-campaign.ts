import type { Campaign } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { insertCampaign, traceNew } from './create-campaign';
import { lockCampaign } from './lock-campaign';

const suffix = ' - نسخة';
/** Maximum length of a campaign's name. */
const longest = 200;

/** Creates a draft with the same content and terms, without the original's history. */
export async function duplicateCampaign(tx: Tx, user: Actor, id: string): Promise<Campaign> {
  const { name, description, type, message, link, targetAudience, channels, ...terms } = await lockCampaign(
    tx,
    id,
  );
  const copy = await insertCampaign(tx, {
    name: `${name.slice(0, longest - suffix.length)}${suffix}`,
    description,
    type,
    message,
    link,
    targetAudience,
    channels,
    discountType: terms.discountType,
    discountValue: terms.discountValue,
    minPurchaseAmount: terms.minPurchaseAmount,
    cost: terms.cost,
    validFrom: terms.validFrom,
    validTo: terms.validTo,
    maxUses: terms.maxUses,
    userId: user.id,
  });
  return traceNew(tx, user, copy, 'campaign.duplicate');
}
