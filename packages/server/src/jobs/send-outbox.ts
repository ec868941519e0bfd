import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { untellAsker } from '../modules/asked-parts';
import { reportAttachment } from '../modules/inventory-reports';
import { endCampaigns, mailFoot } from '../modules/marketing';
import { sendOutbox } from '../modules/outbox';

/** Runs every minute, and when there is a new message to send. */
export const outboxSending: Job = {
  name: jobNames.sendOutbox,
  schedule: '* * * * *',
  async run(context) {
    await sendOutbox(context, {
      attachments: { 'inventory-report': (from) => reportAttachment(context.db, from) },
      pixel: ({ id, sourceType }) => (sourceType === 'marketing' ? context.openedAddress?.(id) : undefined),
      foot: async ({ sourceType, customerId }) =>
        sourceType === 'marketing' && customerId !== null
          ? mailFoot(context.db, context.leaveAddress?.(customerId))
          : undefined,
      failed: async (tx, message) => (message.sourceType === 'asked-parts' ? untellAsker(tx, message) : []),
    });
    await endCampaigns(context);
  },
};
