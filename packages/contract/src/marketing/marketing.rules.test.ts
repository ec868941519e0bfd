import { describe, expect, it } from 'vitest';
import {
  campaignLocks,
  campaignStepBlocked,
  codeMinimumProblem,
  deleteCampaignBlocked,
  retryCampaignBlocked,
  runCampaignBlocked,
  type CampaignStep,
} from './marketing.rules';
import { campaignStatusNames } from './marketing.status';
import { marketingTexts } from './marketing.texts';

describe('what can be done with a campaign', () => {
  const from = (step: CampaignStep) =>
    campaignStatusNames.filter((status) => !campaignStepBlocked(step, { status }));

  it('MKT-04, MKT-05, MKT-06: each step from its own states', () => {
    expect(from('send')).toEqual(['draft']);
    expect(from('pause')).toEqual(['active']);
    expect(from('resume')).toEqual(['paused']);
    expect(from('end')).toEqual(['active', 'paused']);
    expect(campaignStepBlocked('send', { status: 'active' })).toBe(marketingTexts.wrongStatus('active'));
  });

  it('runs only while it is switched on, up to its last day', () => {
    const today = '2026-11-15';
    expect(runCampaignBlocked({ isActive: true, validTo: null }, today)).toBeUndefined();
    expect(runCampaignBlocked({ isActive: true, validTo: today }, today)).toBeUndefined();
    expect(runCampaignBlocked({ isActive: true, validTo: '2026-11-14' }, today)).toBe(marketingTexts.over);
    expect(runCampaignBlocked({ isActive: false, validTo: null }, today)).toBe(marketingTexts.switchedOff);
  });

  it('gives messages a second try only where they could leave', () => {
    const free = campaignStatusNames.filter((status) => !retryCampaignBlocked({ status, isActive: true }));
    expect(free).toEqual(['active', 'completed']);
    expect(retryCampaignBlocked({ status: 'completed', isActive: false })).toBe(marketingTexts.switchedOff);
  });

  it('is not deleted while it runs, nor once its code was used', () => {
    expect(deleteCampaignBlocked({ status: 'active', isUsed: false })).toBe(marketingTexts.running);
    expect(deleteCampaignBlocked({ status: 'expired', isUsed: true })).toBe(marketingTexts.linked);
    expect(deleteCampaignBlocked({ status: 'paused', isUsed: false })).toBeUndefined();
  });

  it('keeps what was sent, and what invoices were made with', () => {
    expect(campaignLocks({ status: 'draft', isUsed: false })).toEqual({});
    expect(campaignLocks({ status: 'active', isUsed: false })).toEqual({
      told: marketingTexts.sentAlready,
      code: marketingTexts.codeUsed,
    });
    expect(campaignLocks({ status: 'draft', isUsed: true })).toEqual({
      code: marketingTexts.codeUsed,
      discount: marketingTexts.discountUsed,
    });
  });
});

it('holds a code only for invoices that are large enough', () => {
  const offer = { code: 'EID', minPurchaseAmount: 1000 };
  expect(codeMinimumProblem(offer, 1000)).toBeUndefined();
  expect(codeMinimumProblem(offer, 999)).toBe(marketingTexts.codeMinimum('EID', 1000));
});
