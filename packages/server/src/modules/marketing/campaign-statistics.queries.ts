import { campaignStatusNames, must, wholeCents, type CampaignSummary, type RialsSum } from '@turoos/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { soldInRials } from '../../db/rials';
import { revenue, standingSales, uses } from './campaign-sums';
import { rate, roi } from './figures.rules';

interface Sums {
  campaigns: number;
  draft: number;
  active: number;
  paused: number;
  completed: number;
  expired: number;
  /** The average percentage of targeted customers who bought with the code. */
  response: number;
  targeted: number;
  cost: number;
  uses: number;
  revenue: number;
  rials: RialsSum;
  sent: number;
  opened: number;
  clicked: number;
  /** Cents the running campaigns may still bring, if each targeted customer brings the average so far. */
  expected: number;
}

const inEachState = sql.join(
  campaignStatusNames.map(
    (state) => sql`count(*) filter (where status = ${sql.lit(state)}) as ${sql.ref(state)}`,
  ),
);

/** Sums up all campaigns from their messages and the sales with a code; both are read by index. */
export async function countCampaigns(db: Db): Promise<CampaignSummary> {
  const { rows } = await sql<Sums>`
    with sold as materialized (
      select campaign_id, ${uses} as uses, ${revenue} as revenue from sales
      where campaign_id is not null and ${standingSales} group by campaign_id
    ), each as materialized (
      select status, targeted, cost, coalesce(sold.uses, 0) as uses, coalesce(sold.revenue, 0) as revenue
      from campaigns left join sold on sold.campaign_id = campaigns.id
    ), made as (
      select count(*) as campaigns, ${inEachState},
        coalesce(avg(uses::numeric / targeted) filter (where targeted > 0), 0) as response,
        coalesce(sum(targeted), 0) as targeted, coalesce(sum(cost), 0) as cost,
        coalesce(sum(uses), 0) as uses, coalesce(sum(revenue), 0) as revenue
      from each
    ), told as (
      select count(*) filter (where status = 'sent') as sent, count(opened_at) as opened, count(clicked_at) as clicked
      from outbox where source_type = 'marketing'
    )
    select made.*, told.*, (
      select coalesce(sum(greatest(0, each.targeted * made.revenue::numeric / nullif(made.targeted, 0) - each.revenue)), 0)
      from each where status in ('active', 'paused')
    ) as expected, (
      select ${soldInRials} from sales where campaign_id is not null and ${standingSales}
    ) as rials from made, told`.execute(db);
  const sums = must(rows[0]);
  return {
    totalCampaigns: sums.campaigns,
    draftCampaigns: sums.draft,
    activeCampaigns: sums.active,
    pausedCampaigns: sums.paused,
    completedCampaigns: sums.completed,
    expiredCampaigns: sums.expired,
    averageResponseRate: rate(sums.response, 1),
    totalTargetedCustomers: sums.targeted,
    totalExpectedRevenue: sums.revenue + wholeCents(sums.expected),
    totalSent: sums.sent,
    totalOpened: sums.opened,
    totalClicked: sums.clicked,
    totalConversions: sums.uses,
    totalRevenue: sums.revenue,
    rials: sums.rials,
    totalCost: sums.cost,
    roi: roi(sums.revenue, sums.cost),
  };
}
