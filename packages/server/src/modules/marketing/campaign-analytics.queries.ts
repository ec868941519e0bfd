import { channelNames, type CampaignAnalytics, type Channel } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { soldInRials } from '../../db/rials';
import { revenue, standingSales, uses } from './campaign-sums';
import { readCampaign } from './campaigns.queries';
import { rate } from './figures.rules';

type ByChannel = CampaignAnalytics['byChannel'];
type ByDay = CampaignAnalytics['byDay'];

async function countMessages(db: Db, id: string): Promise<ByChannel> {
  const { rows } = await sql<ByChannel[number]>`
    select channel, count(*) as queued, count(*) filter (where status = 'sent') as sent,
      count(*) filter (where status in ('failed', 'undelivered', 'skipped')) as failed,
      count(opened_at) as opened, count(clicked_at) as clicked
    from outbox where source_type = 'marketing' and source_id = ${id} group by channel`.execute(db);
  const place = ({ channel }: { channel: Channel }) => channelNames.indexOf(channel as never);
  return rows.toSorted((one, other) => place(one) - place(other));
}

async function countUses(db: Db, id: string): Promise<ByDay> {
  const { rows } = await sql<ByDay[number]>`
    select to_char(created_at at time zone 'Asia/Aden', 'YYYY-MM-DD') as date, ${uses} as uses, ${revenue} as revenue,
      ${soldInRials} as rials
    from sales where campaign_id = ${id} and ${standingSales} group by 1 order by 1`.execute(db);
  return rows;
}

const total = <K extends string>(rows: readonly Record<K, number>[], field: K): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

/**
 * Computes a campaign's figures from its messages and the sales with its code. No channel reports delivery,
 * so a message that its channel accepted counts as delivered.
 */
export async function analyseCampaign(db: Db, id: string): Promise<CampaignAnalytics> {
  const campaign = await readCampaign(db, id);
  const byChannel = await countMessages(db, id);
  const [sent, failed, opened] = [
    total(byChannel, 'sent'),
    total(byChannel, 'failed'),
    total(byChannel, 'opened'),
  ];
  return {
    queued: total(byChannel, 'queued'),
    sent,
    delivered: sent,
    failed,
    opened,
    clicked: total(byChannel, 'clicked'),
    used: campaign.uses,
    deliveryRate: rate(sent, sent + failed),
    openRate: rate(opened, sent),
    conversionRate: rate(campaign.uses, sent),
    revenue: campaign.revenue,
    rials: campaign.rials,
    cost: campaign.cost,
    roi: campaign.roi,
    byChannel,
    byDay: await countUses(db, id),
  };
}
