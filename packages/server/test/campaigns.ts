import type { Db } from '../src/db/connect';

let made = 0;

/** Creates a running campaign, by default with a ten percent discount. */
export async function aCampaign(
  db: Db,
  input: Partial<{
    name: string;
    code: string;
    type: string;
    status: string;
    discountType: string;
    /** Hundredths of a percent, or cents. */
    discountValue: number;
    minPurchaseAmount: number;
    maxUses: number;
    isActive: boolean;
    validFrom: string;
    validTo: string;
  }> = {},
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
