import type { Tokens } from '@turoos/contract';

const keys = { access: 'token', accessToo: 'access_token', refresh: 'refreshToken' } as const;
const all: readonly string[] = Object.values(keys);

/** Reads local storage first, then session storage. */
const read = (key: string) => localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? undefined;

export const accessToken = () => read(keys.access) ?? read(keys.accessToo);
export const refreshToken = () => read(keys.refresh);

export function saveTokens(tokens: Pick<Tokens, 'accessToken' | 'refreshToken'>): void {
  // Other tabs see these writes one by one, and the first tells them that the token was renewed.
  localStorage.setItem(keys.access, tokens.accessToken);
  localStorage.setItem(keys.accessToo, tokens.accessToken);
  localStorage.setItem(keys.refresh, tokens.refreshToken);
}

export function clearTokens(): void {
  // Other tabs react when the access token disappears, so it goes last: they must not find its second name
  // still set.
  for (const storage of [localStorage, sessionStorage])
    for (const key of all.toReversed()) storage.removeItem(key);
}

/** Calls the listener when another tab signs in, signs out or renews the tokens. */
export function watchTokens(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === null || event.key === keys.access) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
