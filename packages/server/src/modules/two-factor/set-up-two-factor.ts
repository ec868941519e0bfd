import { randomBytes } from 'node:crypto';
import { conflict, twoFactorTexts, type TwoFactorSecret } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import type { Actor } from '../../kernel/actor';
import { recordChange } from '../../kernel/audit';
import { readSettings } from '../../kernel/settings';
import { base32 } from './base32.rules';
import { factorKey, sealFactor } from './sealed-secret';
import { lockTwoFactor } from './take-code';

/** As long as the hash, as RFC 4226 recommends. */
const secretBytes = 20;

/**
 * Creates a secret for the user's app. Signing in requires no code until a first one has confirmed the app.
 */
export async function setUpTwoFactor(tx: Tx, user: Actor): Promise<TwoFactorSecret> {
  const present = await lockTwoFactor(tx, user.id);
  if (present?.confirmedAt) throw conflict(twoFactorTexts.alreadyOn);
  const secret = randomBytes(secretBytes);
  const stored = sealFactor(await factorKey(tx), user.id, secret);
  await tx
    .insertInto('twoFactor')
    .values({ userId: user.id, ...stored })
    .onConflict((taken) =>
      taken.column('userId').doUpdateSet(stored).where('twoFactor.confirmedAt', 'is', null),
    )
    .execute();
  await recordChange(tx, user, { action: 'auth.two_factor_setup', entity: 'users', entityId: user.id });
  const { username } = await tx
    .selectFrom('users')
    .select('username')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const { name: shop } = await readSettings(tx, 'store');
  return { secret: base32(secret), uri: appUri(shop, username, base32(secret)) };
}

/** Returns the URI that authenticator apps read from the QR code. */
function appUri(shop: string, username: string, secret: string): string {
  const label = [shop, username].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
}
