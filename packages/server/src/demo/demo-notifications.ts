import { sql } from 'kysely';
import { tellNews } from '../modules/notifications';
import type { DemoPart } from './demo-part';

/** What the last day brought, unread in everyone's bell. */
export const demoNotifications: DemoPart = {
  title: 'notifications',
  async fill(tx) {
    await tx
      .insertInto('newsReading')
      .values({ until: sql`now() - interval '1 day'` })
      .execute();
    await tellNews(tx);
  },
};
