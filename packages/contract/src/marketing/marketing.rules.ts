import { adenDay } from '../kernel/time';
import type { CampaignStatus } from './marketing.status';
import { marketingTexts } from './marketing.texts';

/** From which states each step of a campaign can be taken. */
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

/** Why a step can't be taken from the campaign's state; undefined when it can. */
export const campaignStepBlocked = (step: CampaignStep, { status }: Stage): string | undefined =>
  (campaignSteps[step] as readonly CampaignStatus[]).includes(status)
    ? undefined
    : marketingTexts.wrongStatus(status);

/** Why a campaign can't send or go on: messages about what can't be had would only annoy. */
export function runCampaignBlocked(
  { isActive, validTo }: { isActive: boolean; validTo: string | null },
  today = adenDay(),
): string | undefined {
  if (!isActive) return marketingTexts.switchedOff;
  return validTo !== null && validTo < today ? marketingTexts.over : undefined;
}

/** Why a campaign's messages get no second try. */
export const retryCampaignBlocked = (campaign: Stage & { isActive: boolean }): string | undefined =>
  campaignStepBlocked('retry', campaign) ?? (campaign.isActive ? undefined : marketingTexts.switchedOff);

/** Sales that were made with a campaign's code name it, so it stays with them. */
export function deleteCampaignBlocked({ status, isUsed }: Stage & { isUsed: boolean }): string | undefined {
  if (isUsed) return marketingTexts.linked;
  return status === 'active' ? marketingTexts.running : undefined;
}

/** Why parts of a campaign can't be changed any more; undefined where they can. */
export function campaignLocks({ status, isUsed }: Stage & { isUsed: boolean }) {
  const isSent = status !== 'draft';
  return {
    /** What recipients have read, and whom it was for. */
    told: isSent ? marketingTexts.sentAlready : undefined,
    code: isSent || isUsed ? marketingTexts.codeUsed : undefined,
    discount: isUsed ? marketingTexts.discountUsed : undefined,
  };
}

/** Why a code doesn't hold for an invoice of this subtotal. */
export const codeMinimumProblem = (
  { code, minPurchaseAmount }: { code: string; minPurchaseAmount: number },
  subtotal: number,
): string | undefined =>
  subtotal < minPurchaseAmount ? marketingTexts.codeMinimum(code, minPurchaseAmount) : undefined;
