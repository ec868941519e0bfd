import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes; the longer the token, the less room a text message has for words. */
const [idBytes, proofBytes] = [16, 12];

/** What a token opens: a message's link that is passed on must not end its recipient's mails. */
type Purpose = 'message' | 'leave';

const proof = (secret: Uint8Array, purpose: Purpose, id: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`marketing ${purpose}`).update(id).digest().subarray(0, proofBytes);

/** An id and the proof that the server wrote it, fit for an address. */
export function signedToken(secret: Uint8Array, purpose: Purpose, subject: string): string {
  const id = Buffer.from(subject.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proof(secret, purpose, id)]).toString('base64url');
}

/** The id in a token; undefined when somebody else wrote it. */
export function readToken(secret: Uint8Array, purpose: Purpose, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // the decoder overlooks foreign signs: only the one spelling counts
  if (bytes.length !== idBytes + proofBytes || bytes.toString('base64url') !== token) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), proof(secret, purpose, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
