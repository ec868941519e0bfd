import { sql } from 'kysely';
import { keyDays } from '../http/idempotency';
import type { Job } from '../kernel/jobs';
import { forgetOldJobs } from '../modules/printing';
import { forgetOldNews } from '../modules/notifications';
import { forgetOldDeliveries } from '../modules/webhooks';

/** Deletes expired records. */
export const housekeeping: Job<'db'> = {
  name: 'housekeeping',
  schedule: '30 3 * * *',
  async run({ db }) {
    const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
    await db.deleteFrom('sessions').where('expiresAt', '<', daysAgo(30)).execute();
    await db.deleteFrom('idempotencyKeys').where('createdAt', '<', daysAgo(keyDays)).execute();
    await db
      .deleteFrom('outbox')
      .where('status', 'in', ['sent', 'undelivered', 'skipped'])
      .where('createdAt', '<', daysAgo(90))
      // a campaign's figures are counted from its messages, which are deleted with it
      .where((e) => e.or([e('sourceType', 'is', null), e('sourceType', '<>', 'marketing')]))
      .execute();
    // a till that was away for longer fills its copy anew
    await db.deleteFrom('partChanges').where('at', '<', daysAgo(31)).execute();
    await forgetOldNews(db);
    await forgetOldJobs(db);
    await forgetOldDeliveries(db);
    await db.deleteFrom('loginFailures').where('lastFailedAt', '<', daysAgo(1)).execute();
  },
};
