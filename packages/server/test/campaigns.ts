import type { Insertable } from 'kysely';
import type { Db } from '../src/db/connect';
import type { Campaigns } from '../src/db/schema';

let made = 0;

/** Creates a running campaign, by default with a ten percent discount. */
export async function aCampaign(
  db: Db,
  input: Partial<Insertable<Campaigns>> = {},
): Promise<{ id: string; code: string }> {
  return db
    .insertInto('campaigns')
    .values({
      name: `حملة ${++made}`,
      code: `CODE${made}`,
      type: 'discount',
      message: 'خصم {الخصم} بالرمز {الرمز}',
      targetAudience: 'all',
      channels: ['sms'],
      discountValue: 1000,
      status: 'active',
      ...input,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}
