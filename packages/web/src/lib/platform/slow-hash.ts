/**
 * Hashes a text so slowly that guessing it takes long (PBKDF2 with SHA-256). Browsers can over https only, as a till
 * needs it anyway.
 */
export async function slowHash(
  text: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}
