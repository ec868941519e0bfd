import { sql } from 'kysely';
import { tellNews } from '../modules/notifications';
import type { DemoPart } from './demo-part';

/** The last day's events, unread in every user's notifications. */
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
