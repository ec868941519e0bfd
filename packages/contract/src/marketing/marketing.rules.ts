import { adenDay } from '../kernel/time';
import type { CampaignStatus } from './marketing.status';
import { marketingTexts } from './marketing.texts';

/** The statuses from which each step of a campaign can be taken. */
export const campaignSteps = {
  send: ['draft'],
  pause: ['active'],
  resume: ['paused'],
  end: ['active', 'paused'],
  retry: ['active', 'completed'],
} as const satisfies Record<string, readonly CampaignStatus[]>;
export type CampaignStep = keyof typeof campaignSteps;

interface Stage {
  status: CampaignStatus;
}

/** Returns why a step can't be taken from the campaign's status; undefined when it can. */
export const campaignStepBlocked = (step: CampaignStep, { status }: Stage): string | undefined =>
  (campaignSteps[step] as readonly CampaignStatus[]).includes(status)
    ? undefined
    : marketingTexts.wrongStatus(status);

/**
 * Returns why a campaign can't send or resume: it is inactive or past its last day, and messages about an
 * offer that ended would annoy customers.
 */
export function runCampaignBlocked(
  { isActive, validTo }: { isActive: boolean; validTo: string | null },
  today = adenDay(),
): string | undefined {
  if (!isActive) return marketingTexts.switchedOff;
  return validTo !== null && validTo < today ? marketingTexts.over : undefined;
}

/** Returns why a campaign's failed messages can't be retried. */
export const retryCampaignBlocked = (
  campaign: Stage & { isActive: boolean; validTo: string | null },
  today = adenDay(),
): string | undefined => campaignStepBlocked('retry', campaign) ?? runCampaignBlocked(campaign, today);

/** Returns why a campaign's message can't go to its customer any more: null for one who was deleted. */
export function recipientBlocked(customer: { isExcluded: boolean } | null): string | undefined {
  if (!customer) return marketingTexts.recipientDeleted;
  return customer.isExcluded ? marketingTexts.recipientExcluded : undefined;
}

/** Returns why a campaign can't be deleted: sales with its code refer to it, so it stays with them. */
export function deleteCampaignBlocked({ status, isUsed }: Stage & { isUsed: boolean }): string | undefined {
  if (isUsed) return marketingTexts.linked;
  return status === 'active' ? marketingTexts.running : undefined;
}

/** Returns why fields of a campaign can't be changed any more; undefined for those that can. */
export function campaignLocks({ status, isUsed }: Stage & { isUsed: boolean }) {
  const isSent = status !== 'draft';
  return {
    /** The texts that recipients received, and the audience. */
    sentContent: isSent ? marketingTexts.sentAlready : undefined,
    code: isSent || isUsed ? marketingTexts.codeUsed : undefined,
    discount: isUsed ? marketingTexts.discountUsed : undefined,
  };
}
