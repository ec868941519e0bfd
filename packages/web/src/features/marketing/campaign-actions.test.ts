import { campaignStatusNames, marketingTexts, type CampaignStatus } from '@turoos/contract';
import { describe, expect, it } from 'vitest';
import { openActions, type CampaignAction } from './campaign-actions';

const today = '2026-11-15';
const campaign = (status: CampaignStatus, more: object = {}) => ({
  status,
  isActive: true,
  validTo: null,
  uses: 0,
  channels: ['sms' as const],
  approvedAt: null,
  ...more,
});
const levels = ['read', 'create', 'update', 'delete'];
const may = (most: string, role = 'sales_staff') => ({
  role,
  permissions: levels.slice(0, levels.indexOf(most) + 1).map((level) => `marketing.${level}`),
});
const admin = may('delete', 'admin');

const offered = (status: CampaignStatus) =>
  openActions(campaign(status), admin, today).map(({ name }) => name);
const reasonOf = (name: CampaignAction, one: ReturnType<typeof campaign>, who = admin) =>
  openActions(one, who, today).find((action) => action.name === name)?.reason;

describe('a campaign', () => {
  it('MKT-04, MKT-05, MKT-06: offers each step in its own status', () => {
    const steps = ['send', 'pause', 'resume', 'end', 'recipients'] as const;
    const states = steps.map((step) =>
      campaignStatusNames.filter((status) => offered(status).includes(step)),
    );
    expect(states).toEqual([
      ['draft'],
      ['active'],
      ['paused'],
      ['active', 'paused'],
      ['active', 'paused', 'completed', 'expired'],
    ]);
  });

  it.each(campaignStatusNames)('offers analytics, edit, copy and delete in every status: %s', (status) =>
    expect(offered(status)).toEqual(expect.arrayContaining(['analytics', 'edit', 'duplicate', 'remove'])),
  );

  it.each([
    ['send', 'create', 'draft'],
    ['pause', 'update', 'active'],
    ['resume', 'update', 'paused'],
    ['end', 'update', 'active'],
    ['edit', 'update', 'draft'],
    ['duplicate', 'create', 'draft'],
    ['remove', 'delete', 'draft'],
  ] as const)('MKT-14: %s requires the right to %s', (name, level, status) => {
    const below = levels[levels.indexOf(level) - 1] ?? 'read';
    expect(reasonOf(name, campaign(status), may(level))).toBeUndefined();
    expect(reasonOf(name, campaign(status), may(below))).toMatch(/^ليس لديك صلاحية/);
  });

  it('is approved once, by a manager', () => {
    expect(reasonOf('approve', campaign('draft'), may('update', 'manager'))).toBeUndefined();
    expect(reasonOf('approve', campaign('draft'), may('delete'))).toBe('ليس لديك صلاحية لاعتماد الحملة');
    const approved = campaign('draft', { approvedAt: new Date() });
    expect(openActions(approved, admin, today).map(({ name }) => name)).not.toContain('approve');
  });

  it('is neither sent nor resumed while inactive or expired', () => {
    expect(reasonOf('send', campaign('draft', { isActive: false }))).toBe(marketingTexts.switchedOff);
    expect(reasonOf('send', campaign('draft', { validTo: '2026-11-14' }))).toBe(marketingTexts.over);
    expect(reasonOf('send', campaign('draft', { validTo: today }))).toBeUndefined();
    expect(reasonOf('resume', campaign('paused', { validTo: '2026-11-14' }))).toBe(marketingTexts.over);
  });

  it('is not deleted while it runs, nor once its code was used', () => {
    expect(reasonOf('remove', campaign('active'))).toBe(marketingTexts.running);
    expect(reasonOf('remove', campaign('expired', { uses: 1 }))).toBe(marketingTexts.linked);
    expect(reasonOf('remove', campaign('paused'))).toBeUndefined();
  });

  it('offers the queue only if WhatsApp is one of its channels', () => {
    const names = (one: ReturnType<typeof campaign>) =>
      openActions(one, admin, today).map(({ name }) => name);
    expect(names(campaign('active', { channels: ['whatsapp'] }))).toContain('queue');
    expect(names(campaign('active'))).not.toContain('queue');
    expect(names(campaign('paused', { channels: ['whatsapp'] }))).not.toContain('queue');
  });
});
