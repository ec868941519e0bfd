import { createHash, X509Certificate } from 'node:crypto';

/** 32 letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 50 bits each: one part is guessed online within minutes, the other must not be imitated by a certificate. */
const partLength = 10;
const groupLength = 4;

const letters = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, partLength), (byte) => alphabet[byte % alphabet.length]).join('');

/**
 * A pairing code is a secret and, if the shop has an authority of its own, a fingerprint of that, by which the other
 * computer knows that it talks to the shop and to nobody between.
 */
export function writePairingCode(random: Uint8Array, authority: string | undefined): string {
  const whole = letters(random) + (authority ? fingerprintOf(authority) : '');
  return whole.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? whole;
}

const fingerprintOf = (authority: string): string =>
  letters(createHash('sha256').update(new X509Certificate(authority).raw).digest());

export interface ReadCode {
  secret: string;
  /** Undefined for a shop whose certificate any computer trusts. */
  fingerprint: string | undefined;
}

/** Reads a code as people type it; undefined if it can be none. */
export function readPairingCode(typed: string): ReadCode | undefined {
  const whole = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const isCode = [...whole].every((letter) => alphabet.includes(letter));
  if (!isCode || (whole.length !== partLength && whole.length !== 2 * partLength)) return undefined;
  return { secret: whole.slice(0, partLength), fingerprint: whole.slice(partLength) || undefined };
}

export const isAuthorityOf = ({ fingerprint }: ReadCode, authority: string): boolean =>
  fingerprint !== undefined && fingerprint === fingerprintOf(authority);

/** What the shop keeps of a code, and of the secret of a standby. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
