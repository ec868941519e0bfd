import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of the id and of the signature; a longer token would leave less room for text in an SMS. */
const [idBytes, proofBytes] = [16, 12];

/** The purpose of a token: a forwarded message link must not be able to unsubscribe its recipient. */
type Purpose = 'message' | 'leave';

const proof = (secret: Uint8Array, purpose: Purpose, id: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`marketing ${purpose}`).update(id).digest().subarray(0, proofBytes);

/** Returns an id with its signature, URL-safe. */
export function signedToken(secret: Uint8Array, purpose: Purpose, subject: string): string {
  const id = Buffer.from(subject.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proof(secret, purpose, id)]).toString('base64url');
}

/** Returns the id in a token; undefined when the signature is invalid. */
export function readToken(secret: Uint8Array, purpose: Purpose, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // the base64 decoder ignores foreign characters, so only the canonical spelling is accepted
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), proof(secret, purpose, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
