import { toBase64 } from './base64';

/*
 * A seller who unlocks a till has a key there that nobody but the server can compute. A sale that bears a proof made with
 * it was made by that person, also when another user sends it.
 */

/** Returns the proof of a sale in the form in which it is sent, without what belongs to the delivery. */
export async function proveSale(key: string, sale: unknown): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), how, false, ['sign']);
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes(textOf(sale)))));
}

/** The same text for equal values, whatever the order of their fields. */
const textOf = (sale: unknown): string =>
  JSON.stringify(sale, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
