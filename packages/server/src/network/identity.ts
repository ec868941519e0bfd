import { createPrivateKey, X509Certificate } from 'node:crypto';
import { messageOf } from '../system/error-facts';

/** A certificate, followed by those it was signed with, and its private key, in PEM. */
export interface Identity {
  cert: string;
  key: string;
}

/** Days before its end on which a certificate is renewed. */
const renewalDays = 30;

/**
 * The day before which no clock is right, because Turoos did not exist. Authorities are valid from it on, so that
 * one that was made while the clock ran ahead remains usable.
 */
export const earliestDay = new Date('2026-01-01T00:00:00Z');

const day = 24 * 60 * 60_000;
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * day);

/** Returns why a certificate and a key cannot be used together, or undefined. */
export function identityProblem({ cert, key }: Identity): string | undefined {
  try {
    if (new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) return undefined;
    return 'the key does not belong to the certificate';
  } catch (error) {
    return messageOf(error);
  }
}

export const endOf = (cert: string): Date => new Date(new X509Certificate(cert).validTo);

/** Whether a certificate is valid now and will be for some time. */
function lasts(cert: X509Certificate, now: Date): boolean {
  return new Date(cert.validFrom) <= now && daysAfter(now, renewalDays) < new Date(cert.validTo);
}

/** Whether an authority can go on signing. */
export const authorityLasts = (cert: string, now: Date): boolean => {
  const authority = new X509Certificate(cert);
  return authority.ca && lasts(authority, now);
};

/** Longer than an authority lasts: one that ends later was made by a clock that ran ahead. */
const longestDays = 3660;
export const isOfFuture = (cert: string, now: Date): boolean => endOf(cert) > daysAfter(now, longestDays);

/** Longer than any shop is switched off, after which its certificate is made anew. */
const longestPause = 3 * 366;

/** Whether a clock can be right, by the certificate that the server made last. */
export const isTimePlausible = (lastMade: string, now: Date): boolean =>
  now < daysAfter(new Date(new X509Certificate(lastMade).validFrom), longestPause);

export function isSignedBy(cert: string, authority: string): boolean {
  const [own, signer] = [new X509Certificate(cert), new X509Certificate(authority)];
  return own.checkIssued(signer) && own.verify(signer.publicKey);
}

/** Whether a certificate is signed by the authority, lasts, and covers every name and address. */
export function certificateServes(
  cert: string,
  authority: string,
  { names, addresses }: { names: readonly string[]; addresses: readonly string[] },
  now: Date,
): boolean {
  const own = new X509Certificate(cert);
  return (
    isSignedBy(cert, authority) &&
    lasts(own, now) &&
    names.every((name) => own.checkHost(name) !== undefined) &&
    addresses.every((address) => own.checkIP(address) !== undefined)
  );
}
