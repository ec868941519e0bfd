import { describe, expect, it } from 'vitest';
import { CampaignForm, NewCampaign, termsProblem } from './marketing.schema';
import { marketingTexts } from './marketing.texts';
import { audienceNames, campaignStatusNames, campaignTypeNames, discountTypeNames } from './marketing.status';

const least = { name: 'حملة', message: 'أهلاً' };
const issueOf = (given: object) => {
  const parsed = NewCampaign.safeParse({ ...least, ...given });
  return parsed.success ? undefined : [parsed.error.issues[0]?.path[0], parsed.error.issues[0]?.message];
};

describe('a campaign', () => {
  it('MKT-03, MKT-10, MKT-23, MKT-24 has the specified statuses, types, audiences and discounts', () => {
    expect(campaignStatusNames).toEqual(['draft', 'active', 'paused', 'completed', 'expired']);
    expect(campaignTypeNames).toEqual(['discount', 'announcement', 'promotion', 'reminder']);
    expect(audienceNames).toEqual(['all', 'active', 'new', 'loyal', 'inactive']);
    expect(discountTypeNames).toEqual(['percentage', 'fixed']);
  });

  it('MKT-12 uses SMS and e-mail by default, each once', () => {
    expect(NewCampaign.parse(least).channels).toEqual(['sms', 'email']);
    expect(NewCampaign.parse({ ...least, channels: ['sms', 'sms'] }).channels).toEqual(['sms']);
  });

  it.each([
    ['MKT-08', { name: ' ' }, ['name', marketingTexts.required]],
    ['MKT-08', { message: '' }, ['message', marketingTexts.required]],
    ['MKT-09', { maxUses: -1 }, ['maxUses', marketingTexts.maxUses]],
    ['MKT-10', { type: 'discount' }, ['discountValue', marketingTexts.discountRequired]],
    ['MKT-10', { discountValue: 101 }, ['discountValue', marketingTexts.percentage]],
    ['MKT-10', { discountType: 'fixed', discountValue: 101 }, undefined],
    ['dates', { validFrom: '2026-02-02', validTo: '2026-02-01' }, ['validTo', marketingTexts.dates]],
    ['dates', { validFrom: '2026-02-02', validTo: '2026-02-02' }, undefined],
    ['code', { code: 'رمز 1' }, ['code', marketingTexts.wrongCode]],
    ['code', { code: '' }, undefined],
    ['link', { link: 'data:text/html,x' }, ['link', marketingTexts.link]],
    ['link', { link: 'https://' }, ['link', marketingTexts.link]],
  ])('%s: %j', (_, given, expected) => expect(issueOf(given)).toEqual(expected));

  it('MKT-08 reports missing fields with the specified messages', () =>
    expect(marketingTexts.required).toBe('يرجى ملء الحقول المطلوبة'));

  it('is validated in the dialog by the same rules as on the server', () => {
    const form = {
      ...NewCampaign.parse(least),
      description: '',
      code: '',
      link: '',
      type: 'discount',
      discountValue: 0,
      minPurchaseAmount: 0,
      validFrom: null,
      validTo: null,
      maxUses: 0,
      isActive: true,
      cost: 0,
    };
    expect(CampaignForm.safeParse(form).error?.issues[0]?.message).toBe(marketingTexts.discountRequired);
    expect(CampaignForm.safeParse({ ...form, discountValue: 1500 }).success).toBe(true);
    expect(termsProblem({ type: 'promotion' })).toBeUndefined();
  });
});
