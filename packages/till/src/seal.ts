import { fromBase64, toBase64 } from './base64';

/*
 * A rescue file contains the sales that wait on a till which cannot send them. It is sealed with the till's secret,
 * which the server knows too, so that any other till can carry it there and none can read or change it.
 */

const kind = 'turoos-rescue';
const form = 1;

interface RescueFile {
  kind: typeof kind;
  form: number;
  /** The code of the till, by which the server finds the secret. */
  till: string;
  salt: string;
  iv: string;
  /** Depends on the secret and the salt, to tell a wrong secret from a damaged file. */
  check: string;
  sealed: string;
}

export async function sealSales(
  { till, secret }: { till: string; secret: string },
  sales: readonly unknown[],
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const { key, check } = await keyOf(secret, salt);
  const text = new TextEncoder().encode(JSON.stringify(sales));
  const sealed = await crypto.subtle.encrypt(cipher(iv, till), key, text);
  return JSON.stringify({
    kind,
    form,
    till,
    salt: toBase64(salt),
    iv: toBase64(iv),
    check: toBase64(check),
    sealed: toBase64(new Uint8Array(sealed)),
  } satisfies RescueFile);
}

/** Returns the code of the till that a rescue file comes from; undefined if the text is no rescue file. */
export const tillOfRescue = (file: string): string | undefined => read(file)?.till;

export type OpenedRescue =
  | { sales: readonly unknown[] }
  | { refused: 'no rescue file' | 'newer form' | 'wrong secret' | 'damaged' };

export async function openRescue(secret: string, file: string): Promise<OpenedRescue> {
  const found = read(file);
  if (!found) return { refused: 'no rescue file' };
  if (found.form !== form) return { refused: 'newer form' };
  try {
    const { key, check } = await keyOf(secret, fromBase64(found.salt));
    if (toBase64(check) !== found.check) return { refused: 'wrong secret' };
    const algorithm = cipher(fromBase64(found.iv), found.till);
    const text = await crypto.subtle.decrypt(algorithm, key, fromBase64(found.sealed));
    return { sales: JSON.parse(new TextDecoder().decode(text)) as unknown[] };
  } catch {
    return { refused: 'damaged' };
  }
}

/** The name of the till is sealed with the sales, so that they cannot be passed off as another till's. */
const cipher = (iv: Uint8Array<ArrayBuffer>, till: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${kind} ${form} ${till}`),
});

async function keyOf(secret: string, salt: Uint8Array<ArrayBuffer>) {
  const { subtle } = crypto;
  const bytes = new TextEncoder().encode(secret);
  const source = await subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits']);
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(kind) };
  const bits = new Uint8Array(await subtle.deriveBits(purpose, source, 320));
  const key = await subtle.importKey('raw', bits.slice(0, 32), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { key, check: bits.slice(32) };
}

function read(file: string): RescueFile | undefined {
  try {
    const found = JSON.parse(file) as Partial<RescueFile> | null;
    const texts = [found?.till, found?.salt, found?.iv, found?.check, found?.sealed];
    const isRescue = found?.kind === kind && texts.every((text) => typeof text === 'string');
    return isRescue ? (found as RescueFile) : undefined;
  } catch {
    return undefined;
  }
}
