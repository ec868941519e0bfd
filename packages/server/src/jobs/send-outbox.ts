import { reportAttachment } from '../modules/inventory-reports';
import { sendOutbox } from '../modules/outbox';
import { jobNames } from './job-names';
import type { Job } from './jobs';

/** Every minute, and when there is something new to send. */
export const outboxSending: Job = {
  name: jobNames.sendOutbox,
  schedule: '* * * * *',
  run: (context) => sendOutbox(context, { 'inventory-report': (from) => reportAttachment(context.db, from) }),
};
