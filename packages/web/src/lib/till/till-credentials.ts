import type { StoredDevice } from './till-db';

/** What the header of a till's requests says. */
export const credentialsOf = ({ code, secret }: Pick<StoredDevice, 'code' | 'secret'>): string =>
  `${code}.${secret}`;

/** 32 random bytes in base64url, as the contract wants secrets and tokens. */
export function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
