import { createHmac, timingSafeEqual } from 'node:crypto';
import { proveSale } from '@turoos/till';
import type { Db } from '../../db/connect';
import { sharedSecret } from '../secrets';

interface Seller {
  tillId: string;
  userId: string;
}

/**
 * Returns the key by which a user proves sales on a till. It is computed and stored nowhere, and a new password makes
 * it another one. A till keeps it while the user is signed in there, and otherwise locked by their PIN.
 */
export async function sellerKey(db: Db, { tillId, userId }: Seller): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!user) return undefined;
  const secret = await sharedSecret(db, 'sellers');
  return createHmac('sha256', secret).update(`${tillId} ${userId} ${user.passwordHash}`).digest('base64url');
}

/** Whether the seller made a sale on the till: `sale` is its form on the wire. */
export async function isProvenBy(
  db: Db,
  seller: Seller,
  sale: unknown,
  proof: string | null,
): Promise<boolean> {
  const key = proof === null ? undefined : await sellerKey(db, seller);
  if (proof === null || key === undefined) return false;
  const [given, right] = [Buffer.from(proof), Buffer.from(await proveSale(key, sale))];
  return given.length === right.length && timingSafeEqual(given, right);
}
