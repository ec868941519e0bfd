import { OfflineSaleFact } from '@turoos/contract';
import { proveSale } from '@turoos/till';
import { z } from 'zod';
import { session } from '@/lib/session/session-state';

/** The place in the session storage of this tab where the key of its user is kept until they leave. */
const place = 'till_seller';

interface SellerKey {
  user: string;
  key: string;
}

export const rememberSellerKey = (known: SellerKey): void =>
  sessionStorage.setItem(place, JSON.stringify(known));
export const forgetSellerKey = (): void => sessionStorage.removeItem(place);

/** The key by which a person proves sales on this till, while they use this tab. */
export function sellerKeyOf(user: string): string | undefined {
  const known = JSON.parse(sessionStorage.getItem(place) ?? 'null') as SellerKey | null;
  return known?.user === user ? known.key : undefined;
}

/** Keeps the key that the server gave, unless the till was opened by someone else's PIN: it is not theirs. */
export function noteSellerKey(given: SellerKey | null): void {
  const now = session();
  if (!given || now.status !== 'authenticated' || now.isUnlocked || now.user._id !== given.user) return;
  rememberSellerKey(given);
}

/** Proves that the seller made the sale; null without their key, or if the app cannot write the sale. */
export async function proofOf(sale: { user: string }): Promise<string | null> {
  const key = sellerKeyOf(sale.user);
  // read as the server reads it, which trims texts
  const written = z.safeEncode(OfflineSaleFact, sale as OfflineSaleFact);
  const read = written.success ? OfflineSaleFact.safeDecode(written.data) : undefined;
  return key && read?.success ? proveSale(key, z.encode(OfflineSaleFact, read.data)) : null;
}
