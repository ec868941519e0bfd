/** A text that only a password opens. */
export interface SealedText {
  iv: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Encrypts a text with a hash of a password (AES-GCM). Browsers can over https only, as a till needs it anyway. */
export async function sealText(hash: Uint8Array, text: string): Promise<SealedText> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const given = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(hash), given);
  return { iv, bytes: new Uint8Array(sealed) };
}

/** Decrypts it; throws with another hash. */
export async function openText(hash: Uint8Array, { iv, bytes }: SealedText): Promise<string> {
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(hash), bytes),
  );
}

async function keyOf(hash: Uint8Array): Promise<CryptoKey> {
  const bits = await crypto.subtle.digest('SHA-256', new Uint8Array(hash));
  return crypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
