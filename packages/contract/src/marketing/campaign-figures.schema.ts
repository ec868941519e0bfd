import { z } from 'zod';
import { RialsSum, Usd } from '../kernel/money';
import { Named } from '../kernel/named';
import { Id } from '../kernel/text';
import { Instant } from '../kernel/time';
import { channelNames, messageStatusNames } from './marketing.status';

/** Counted from the campaign's messages and the sales with its code; rates in percent, 0 without a base. */
export const CampaignAnalytics = z.object({
  /** All its messages, those sent, and those that failed and are not retried. */
  queued: z.int(),
  sent: z.int(),
  delivered: z.int(),
  failed: z.int(),
  opened: z.int(),
  clicked: z.int(),
  used: z.int(),
  deliveryRate: z.number(),
  openRate: z.number(),
  conversionRate: z.number(),
  revenue: Usd,
  rials: RialsSum,
  cost: Usd,
  roi: z.number(),
  byChannel: z.array(
    z.object({
      channel: z.enum(channelNames),
      queued: z.int(),
      sent: z.int(),
      failed: z.int(),
      opened: z.int(),
      clicked: z.int(),
    }),
  ),
  /** Days on which the code was used, oldest first. */
  byDay: z.array(z.object({ date: z.string(), uses: z.int(), revenue: Usd, rials: RialsSum })),
});
export type CampaignAnalytics = z.output<typeof CampaignAnalytics>;

export const CampaignSummary = z.object({
  totalCampaigns: z.int(),
  draftCampaigns: z.int(),
  activeCampaigns: z.int(),
  pausedCampaigns: z.int(),
  completedCampaigns: z.int(),
  expiredCampaigns: z.int(),
  averageResponseRate: z.number(),
  totalTargetedCustomers: z.int(),
  /** Revenue of all campaigns so far, plus the forecast of running ones at the average result so far. */
  totalExpectedRevenue: Usd,
  totalSent: z.int(),
  totalOpened: z.int(),
  totalClicked: z.int(),
  totalConversions: z.int(),
  totalRevenue: Usd,
  rials: RialsSum,
  totalCost: Usd,
  roi: z.number(),
});
export type CampaignSummary = z.output<typeof CampaignSummary>;

/** The audience a campaign would reach if it were sent now. */
export const AudienceCount = z.object({
  customers: z.int(),
  /** Customers with an address for at least one chosen channel, then per available channel. */
  reachable: z.int(),
  sms: z.int(),
  email: z.int(),
  whatsapp: z.int(),
  /** Excluded because they opted out. */
  excluded: z.int(),
});
export type AudienceCount = z.output<typeof AudienceCount>;

/** The channels this shop can send through now; WhatsApp always works, by hand. */
export const OpenChannels = z.object({ sms: z.boolean(), email: z.boolean(), whatsapp: z.boolean() });
export type OpenChannels = z.output<typeof OpenChannels>;

export const CampaignMessage = z.object({
  _id: Id,
  /** Excluded are those who opted out, were blocked or are inactive. */
  customer: Named.extend({ isExcluded: z.boolean() }).nullable(),
  channel: z.enum(channelNames),
  recipient: z.string(),
  status: z.enum(messageStatusNames),
  attempts: z.int(),
  error: z.string(),
  openedAt: Instant.nullable(),
  clickedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  createdAt: Instant,
});
export type CampaignMessage = z.output<typeof CampaignMessage>;
