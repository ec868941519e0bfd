import { X509Certificate } from 'node:crypto';

/** What devices show of a certificate before they trust it: Windows the shorter one, others the longer. */
export function fingerprintsOf(cert: string): { sha256: string; sha1: string } {
  const { fingerprint256: sha256, fingerprint: sha1 } = new X509Certificate(cert);
  return { sha256, sha1 };
}
