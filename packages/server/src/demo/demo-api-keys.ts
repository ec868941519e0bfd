import { sql } from 'kysely';
import { createApiKey } from '../modules/api-keys';
import { demoActor } from './demo-documents';
import type { DemoPart } from './demo-part';

/** A key that was used yesterday; nobody has it, so it is never used again. */
export const demoApiKeys: DemoPart = {
  title: 'a key for another program',
  async fill(tx) {
    const owner = await demoActor(tx, 'super_admin');
    const rights = { products: 'read', inventory: 'read', sales: 'create', customers: 'create' } as const;
    const { apiKey } = await createApiKey(tx, owner, {
      name: 'المتجر الإلكتروني',
      rights,
      days: 365,
      perMinute: 120,
    });
    await tx
      .updateTable('apiKeys')
      .set({ lastUsedAt: sql`now() - interval '1 day'`, lastUsedIp: '198.51.100.20' })
      .where('id', '=', apiKey._id)
      .execute();
  },
};
