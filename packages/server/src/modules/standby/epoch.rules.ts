import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/**
 * What the computer that took the shop over says of itself, signed with a secret that only computers of the shop know: it
 * changes when one is withdrawn.
 */
const ClaimText = z.object({
  epoch: z.int().min(2),
  id: z.uuid(),
  takenAt: z.iso.datetime(),
  name: z.string().min(1).max(200),
  addresses: z.array(z.string().max(300)).max(20),
});

export interface Claim {
  epoch: number;
  id: string;
  takenAt: Date;
  name: string;
  /** Where the shop is now. */
  addresses: string[];
}

/** The epoch of a shop, with the claim that began it; the first epoch has none. */
export interface Epoch {
  epoch: number;
  claimId: string | null;
  takenAt: Date | null;
  /** The claim as it was signed when the shop was taken over. */
  claim: string | null;
}

const signatureOf = (payload: string, secret: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`turoos epoch ${payload}`).digest();

export function signClaim(claim: Claim, secret: Uint8Array): string {
  const text = JSON.stringify({ ...claim, takenAt: claim.takenAt.toISOString() });
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`;
}

/** Returns undefined for anything that was not signed by a computer of this shop. */
export function readClaim(signed: string, secret: Uint8Array): Claim | undefined {
  const [payload = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(payload, secret);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return isSigned ? saidIn(signed) : undefined;
}

/** Returns the content of a claim without checking its signature; undefined for a text that is no claim. */
export function saidIn(signed: string): Claim | undefined {
  try {
    const [payload = ''] = signed.split('.');
    const claim = ClaimText.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    return { ...claim, takenAt: new Date(claim.takenAt) };
  } catch {
    return undefined;
  }
}

/**
 * Whether another computer is the shop, and the one with this epoch is not: the higher epoch is, and of two that took over
 * without knowing of each other, the one that did so first.
 */
export function supersedes(
  theirs: Pick<Claim, 'epoch' | 'id' | 'takenAt'>,
  { epoch, claimId, takenAt }: Pick<Epoch, 'epoch' | 'claimId' | 'takenAt'>,
): boolean {
  if (theirs.epoch !== epoch) return theirs.epoch > epoch;
  if (theirs.id === claimId || !claimId || !takenAt) return false;
  const earlier = theirs.takenAt.getTime() - takenAt.getTime();
  return earlier !== 0 ? earlier < 0 : theirs.id < claimId;
}

/** The epoch that holds when the database and the file beside it disagree: a restored database is older than the file. */
export const laterEpoch = (one: Epoch, other: Epoch | undefined): Epoch =>
  other && other.epoch > one.epoch ? other : one;
