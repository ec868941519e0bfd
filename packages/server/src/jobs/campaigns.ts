import type { Job } from '../kernel/jobs';
import { endCampaigns } from '../modules/marketing';

/**
 * Ends campaigns after their last day or when all their work is done; the outbox job does the same after
 * sending.
 */
export const campaignEnds: Job<'db' | 'announce'> = {
  name: 'campaign-ends',
  schedule: '*/5 * * * *',
  run: (context) => endCampaigns(context),
};
