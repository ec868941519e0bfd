import { createHash, X509Certificate } from 'node:crypto';

/** 32 letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/**
 * Five bits a letter. The secret can be guessed within a quarter of an hour and over the network only, so 40 bits do. An
 * imitation of the fingerprint is computed at leisure, so it has 80. Together they are six groups to type.
 */
const lengths = { secret: 8, fingerprint: 16 };
/** Of codes of earlier versions, whose fingerprint had 50 bits. */
const formerLengths = [10, 20];
const groupLength = 4;

const letters = (bytes: Uint8Array, count: number): string =>
  Array.from(bytes.subarray(0, count), (byte) => alphabet[byte % alphabet.length]).join('');

/**
 * A pairing code is a secret and, if the shop has an authority of its own, a fingerprint of that, by which the other
 * computer knows that it talks to the shop and to nobody between.
 */
export function writePairingCode(random: Uint8Array, authority: string | undefined): string {
  const whole = letters(random, lengths.secret) + (authority ? fingerprintOf(authority) : '');
  return whole.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? whole;
}

const fingerprintOf = (authority: string): string =>
  letters(createHash('sha256').update(new X509Certificate(authority).raw).digest(), lengths.fingerprint);

export interface ReadCode {
  secret: string;
  /** Undefined for a shop whose certificate any computer trusts. */
  fingerprint: string | undefined;
}

/** Reads a code as people type it; undefined if it can be none. */
export function readPairingCode(typed: string): ReadCode | undefined {
  const whole = lettersIn(typed);
  const isWhole = [lengths.secret, lengths.secret + lengths.fingerprint].includes(whole?.length ?? 0);
  if (!whole || !isWhole) return undefined;
  return { secret: whole.slice(0, lengths.secret), fingerprint: whole.slice(lengths.secret) || undefined };
}

/** Whether a code was shown by a shop of an earlier version, or typed for one. */
export const isFormerCode = (typed: string): boolean => formerLengths.includes(lettersIn(typed)?.length ?? 0);

function lettersIn(typed: string): string | undefined {
  const whole = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return [...whole].every((letter) => alphabet.includes(letter)) ? whole : undefined;
}

export const isAuthorityOf = ({ fingerprint }: ReadCode, authority: string): boolean =>
  fingerprint !== undefined && fingerprint === fingerprintOf(authority);

/** What the shop keeps of a code, and of the secret of a standby. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
