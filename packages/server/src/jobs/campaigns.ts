import type { Job } from '../kernel/jobs';
import { endCampaigns } from '../modules/marketing';

/** Campaigns end by themselves when their last day is over or all is done; those that send are also looked at then. */
export const campaignEnds: Job<'db' | 'announce'> = {
  name: 'campaign-ends',
  schedule: '*/5 * * * *',
  run: (context) => endCampaigns(context),
};
