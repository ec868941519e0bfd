import type { Db } from '../src/db/connect';

let made = 0;

/** A running campaign that takes ten per cent off, unless told otherwise. */
export async function aCampaign(
  db: Db,
  input: Partial<{
    name: string;
    code: string;
    type: string;
    status: string;
    discountType: string;
    /** Hundredths of a per cent, or cents. */
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
