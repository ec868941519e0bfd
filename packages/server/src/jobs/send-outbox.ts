import { reportAttachment } from '../modules/inventory-reports';
import { endCampaigns } from '../modules/marketing';
import { sendOutbox } from '../modules/outbox';
import { jobNames } from './job-names';
import type { Job } from './jobs';

/** Every minute, and when there is something new to send. */
export const outboxSending: Job = {
  name: jobNames.sendOutbox,
  schedule: '* * * * *',
  async run(context) {
    await sendOutbox(context, {
      attachments: { 'inventory-report': (from) => reportAttachment(context.db, from) },
      pixel: ({ id, sourceType }) => (sourceType === 'marketing' ? context.openedAddress?.(id) : undefined),
    });
    await endCampaigns(context);
  },
};
