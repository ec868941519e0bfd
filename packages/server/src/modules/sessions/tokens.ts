import { createHash, createHmac, randomBytes } from 'node:crypto';
import { AppError, texts } from '@turoos/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isAhead } from '../../system/clock.rules';

/** Maximum lifetime of an access token in seconds. */
export const accessLifetime = 15 * 60;

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Seconds until the token expires. */
  expiresIn: number;
}

export const signAccessToken = (
  secret: Uint8Array,
  { userId, sessionId }: { userId: string; sessionId: string },
  lifetime = accessLifetime,
): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer('turoos')
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(secret);

interface Proven {
  userId: string;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/**
 * Cache of tokens with a verified signature, so that it isn't verified again on every request; nothing else
 * is cached.
 */
const proven = new WeakMap<Uint8Array, Map<string, Proven>>();
const mostProven = 1000;

/**
 * Reads the claims of a token. TOKEN_EXPIRED tells the client to refresh: its token is too old, or another key signed it,
 * as before a standby took over. Whether the client is still signed in follows from its refresh token then.
 */
export async function readAccessToken(secret: Uint8Array, token: string): Promise<AccessClaims> {
  const known = proven.get(secret) ?? new Map<string, Proven>();
  proven.set(secret, known);
  const now = Math.floor(Date.now() / 1000);
  let claims = known.get(token);
  if (!claims || claims.expiresAt <= now) {
    claims = await prove(secret, token);
    if (known.size >= mostProven) known.clear();
    known.set(token, claims);
  }
  const { expiresAt, ...person } = claims;
  // a lifetime longer than any we issue means it was signed while the clock ran ahead
  if (isAhead(new Date((expiresAt - accessLifetime) * 1000), new Date()))
    throw new AppError('UNAUTHORIZED', texts.sessionExpired);
  return { ...person, expiresIn: Math.max(0, expiresAt - now) };
}

async function prove(secret: Uint8Array, token: string): Promise<Proven> {
  try {
    const { payload } = await jwtVerify(token, secret, { issuer: 'turoos', algorithms: ['HS256'] });
    return {
      userId: String(payload.sub),
      sessionId: String(payload['sid']),
      expiresAt: payload.exp ?? 0,
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired || error instanceof errors.JWSSignatureVerificationFailed)
      throw new AppError('TOKEN_EXPIRED', texts.sessionExpired);
    throw new AppError('UNAUTHORIZED', texts.signInFirst);
  }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export const newRefreshToken = (sessionId: string): string =>
  `${sessionId}.${randomBytes(32).toString('base64url')}`;

/**
 * Derives the next refresh token from the client's request key, so that a retry after a lost response gets
 * the same token instead of looking like token theft.
 */
export const derivedRefreshToken = (secret: Uint8Array, token: string, requestKey: string): string =>
  `${sessionOf(token)}.${createHmac('sha256', secret).update(`${token}\n${requestKey}`).digest('base64url')}`;

export const sessionOf = (refreshToken: string): string => refreshToken.split('.')[0] ?? '';
