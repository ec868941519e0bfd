import { describe, expect, it } from 'vitest';
import {
  campaignLocks,
  campaignStepBlocked,
  deleteCampaignBlocked,
  recipientBlocked,
  retryCampaignBlocked,
  runCampaignBlocked,
  type CampaignStep,
} from './marketing.rules';
import { campaignStatusNames } from './marketing.status';
import { marketingTexts } from './marketing.texts';

describe('the actions open on a campaign', () => {
  const from = (step: CampaignStep) =>
    campaignStatusNames.filter((status) => !campaignStepBlocked(step, { status }));

  it('MKT-04, MKT-05, MKT-06: each step starts from its own statuses', () => {
    expect(from('send')).toEqual(['draft']);
    expect(from('pause')).toEqual(['active']);
    expect(from('resume')).toEqual(['paused']);
    expect(from('end')).toEqual(['active', 'paused']);
    expect(campaignStepBlocked('send', { status: 'active' })).toBe(marketingTexts.wrongStatus('active'));
  });

  it('running requires an active campaign before the end of its last day', () => {
    const today = '2026-11-15';
    expect(runCampaignBlocked({ isActive: true, validTo: null }, today)).toBeUndefined();
    expect(runCampaignBlocked({ isActive: true, validTo: today }, today)).toBeUndefined();
    expect(runCampaignBlocked({ isActive: true, validTo: '2026-11-14' }, today)).toBe(marketingTexts.over);
    expect(runCampaignBlocked({ isActive: false, validTo: null }, today)).toBe(marketingTexts.switchedOff);
  });

  it('retrying requires a campaign that can still send', () => {
    const today = '2026-11-15';
    const terms = { isActive: true, validTo: today };
    const free = campaignStatusNames.filter((status) => !retryCampaignBlocked({ status, ...terms }, today));
    expect(free).toEqual(['active', 'completed']);
    const done = { status: 'completed', ...terms } as const;
    expect(retryCampaignBlocked({ ...done, isActive: false }, today)).toBe(marketingTexts.switchedOff);
    expect(retryCampaignBlocked({ ...done, validTo: '2026-11-14' }, today)).toBe(marketingTexts.over);
  });

  it('retrying a message requires a customer who still takes campaigns', () => {
    expect(recipientBlocked({ isExcluded: false })).toBeUndefined();
    expect(recipientBlocked({ isExcluded: true })).toBe(marketingTexts.recipientExcluded);
    expect(recipientBlocked(null)).toBe(marketingTexts.recipientDeleted);
  });

  it('deleting requires one that is not running and whose code was never used', () => {
    expect(deleteCampaignBlocked({ status: 'active', isUsed: false })).toBe(marketingTexts.running);
    expect(deleteCampaignBlocked({ status: 'expired', isUsed: true })).toBe(marketingTexts.linked);
    expect(deleteCampaignBlocked({ status: 'paused', isUsed: false })).toBeUndefined();
  });

  it('editing excludes what was sent, and the terms of existing invoices', () => {
    expect(campaignLocks({ status: 'draft', isUsed: false })).toEqual({});
    expect(campaignLocks({ status: 'active', isUsed: false })).toEqual({
      sentContent: marketingTexts.sentAlready,
      code: marketingTexts.codeUsed,
    });
    expect(campaignLocks({ status: 'draft', isUsed: true })).toEqual({
      code: marketingTexts.codeUsed,
      discount: marketingTexts.discountUsed,
    });
  });
});
