import { jsonb } from '../db/jsonb';
import type { DemoPart } from './demo-part';

export const demoSettings: DemoPart = {
  title: 'a shop that is set up',
  async fill(tx) {
    const value = jsonb({ dismissed: true });
    await tx.insertInto('settings').values({ section: 'setup', value }).execute();
  },
};
