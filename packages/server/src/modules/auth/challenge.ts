import { AppError, authTexts, Id } from '@turoos/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Db } from '../../db/connect';

/** Differs from the issuer of access tokens, so that neither token is accepted as the other. */
const issuer = 'turoos sign-in';
const lifetime = '10 minutes';

/** The next sign-in step that a challenge allows. */
type Step = 'code' | 'password';

export interface HalfSignedIn {
  id: string;
  name: string;
  username: string;
  passwordHash: string;
  passwordChangedAt: Date;
}

/** Signs a token for the next sign-in step; it becomes invalid when the password changes. */
export const signChallenge = (secret: Uint8Array, step: Step, person: HalfSignedIn): Promise<string> =>
  new SignJWT({ step, password: person.passwordChangedAt.getTime() })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person.id)
    .setIssuer(issuer)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(secret);

/** Returns the user of a valid challenge for this step; otherwise throws, and signing in starts over. */
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
        // also refuses a challenge that was issued while the clock ran ahead
        maxTokenAge: lifetime,
        clockTolerance: 60,
      })
    ).payload;
  } catch {
    return undefined;
  }
}
