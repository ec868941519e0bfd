import { AppError, authTexts, Id } from '@turoos/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../db/connect';

/** Never that of access tokens: neither can stand for the other. */
const issuer = 'turoos sign-in';
const lifetime = '10 minutes';

/** What is asked of someone who has taken every step before. */
type Step = 'code' | 'password';

export interface HalfSignedIn {
  id: string;
  name: string;
  username: string;
  passwordHash: string;
  passwordChangedAt: Date;
}

/** Says that this person has come so far; it ends with the password it was given for. */
export const signChallenge = (secret: Uint8Array, step: Step, person: HalfSignedIn): Promise<string> =>
  new SignJWT({ step, password: person.passwordChangedAt.getTime() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.id)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(secret);

/** Whom a challenge was given to; anything else starts signing in over. */
export async function readChallenge(
  db: Db,
  secret: Uint8Array,
  step: Step,
  challenge: string,
): Promise<HalfSignedIn> {
  const claims = await verified(secret, challenge);
  const id = Id.safeParse(claims?.sub);
  const person =
    id.success && claims?.['step'] === step
      ? await db
          .selectFrom('users')
          .select(['id', 'name', 'username', 'passwordHash', 'passwordChangedAt'])
          .where('id', '=', id.data)
          .where('isActive', '=', true)
          .executeTakeFirst()
      : undefined;
  if (!person || person.passwordChangedAt.getTime() !== claims?.['password'])
    throw new AppError('LOGIN_FAILED', authTexts.startOver);
  return person;
}

async function verified(secret: Uint8Array, challenge: string) {
  try {
    return (
      await jwtVerify(challenge, secret, {
        issuer,
        algorithms: ['HS256'],
        // also refuses one that was given while the clock ran ahead
        maxTokenAge: lifetime,
        clockTolerance: 60,
      })
    ).payload;
  } catch {
    return undefined;
  }
}
