import type { Campaign, CampaignForm } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import {
  asChanges,
  asNewCampaign,
  isBlank,
  locksOf,
  SeenCampaign,
  startValues,
  type Typed,
} from './campaign-form';

const id = '01900000-0000-7000-8000-000000000000';
const campaign: Campaign = {
  _id: id,
  name: 'خصم الشتاء',
  description: '',
  type: 'discount',
  message: 'مرحباً {الاسم}',
  link: '',
  targetAudience: 'all',
  channels: ['sms'],
  code: 'WINTER',
  discountType: 'percentage',
  discountValue: 1500,
  minPurchaseAmount: 5000,
  validFrom: null,
  validTo: '2026-12-31',
  maxUses: 0,
  isActive: true,
  cost: 0,
  status: 'draft',
  targeted: 0,
  sent: 0,
  uses: 0,
  revenue: 0,
  rials: { rials: 0, unrated: 0 },
  responseRate: 0,
  roi: 0,
  sentAt: null,
  approvedBy: null,
  approvedAt: null,
  approvalNotes: '',
  createdBy: null,
  version: 3,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

const problems = (typed: Typed) =>
  Object.fromEntries(
    (SeenCampaign.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );
const filled: Typed = { ...startValues(null), name: 'حملة', message: 'نص', type: 'announcement' };

describe('the campaign form', () => {
  it('MKT-08: requires name and message', () => {
    expect(problems({ ...startValues(null), type: 'announcement', name: ' ' })).toEqual({
      name: 'يرجى ملء الحقول المطلوبة',
      message: 'يرجى ملء الحقول المطلوبة',
    });
    expect(problems(filled)).toEqual({});
  });

  it('MKT-09, MKT-12: starts with SMS and e-mail, without a limit of uses', () =>
    expect(startValues(null)).toMatchObject({ channels: ['sms', 'email'], maxUses: 0, isActive: true }));

  it('requires a channel', () =>
    expect(problems({ ...filled, channels: [] })).toEqual({
      channels: 'اختر وسيلة إرسال واحدة على الأقل',
    }));

  it('MKT-10: ignores discount settings unless the type is a discount', async () => {
    const typed: Typed = { ...filled, discountValue: 15_000, minPurchaseAmount: 100 };
    expect(problems({ ...typed, type: 'discount' })).toEqual({
      discountValue: 'نسبة الخصم من 0 إلى 100',
    });
    expect(problems(typed)).toEqual({});
    expect(asNewCampaign(typed as CampaignForm)).toMatchObject({ discountValue: 0, minPurchaseAmount: 0 });
  });

  it('sends only the changed fields, with the version they are based on', () => {
    const valid = { ...startValues(campaign), name: 'خصم الربيع', channels: ['sms' as const] };
    expect(asChanges(valid, campaign)).toEqual({ name: 'خصم الربيع', version: 3 });
  });

  it('removes the discount together with the type', () =>
    expect(asChanges({ ...startValues(campaign), type: 'reminder' }, campaign)).toEqual({
      type: 'reminder',
      discountValue: 0,
      minPurchaseAmount: 0,
      version: 3,
    }));

  it('stores a draft only if something was written', () => {
    expect(isBlank({ ...startValues(null), maxUses: 5 })).toBe(true);
    expect(isBlank({ ...startValues(null), message: 'مرحباً' })).toBe(false);
  });

  it('locks fields that were sent to customers, and a used discount', () => {
    expect(Object.values(locksOf(campaign)).filter(Boolean)).toEqual([]);
    expect(locksOf(null).code).toBeUndefined();
    const sent = locksOf({ ...campaign, status: 'paused' });
    expect([sent.sentContent, sent.code].every(Boolean)).toBe(true);
    expect(sent.discount).toBeUndefined();
    expect(locksOf({ ...campaign, status: 'active', uses: 1 }).discount).toBeDefined();
  });
});
