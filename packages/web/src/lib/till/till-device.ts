/** A till as everybody may know it. */
export interface TillDevice {
  id: string;
  code: string;
  name: string;
}

const key = 'turoos.till';

/** The till that this browser is; undefined when it is none. */
export function thisTill(): TillDevice | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as TillDevice);
}

export function rememberTill({ id, code, name }: TillDevice): void {
  forgetWithdrawn();
  localStorage.setItem(key, JSON.stringify({ id, code, name }));
}

export const forgetTill = (): void => localStorage.removeItem(key);

const withdrawnKey = 'turoos.till.withdrawn';

/** Remembers the name of a till that was withdrawn from this browser, until somebody has read it. */
export const noteWithdrawn = (name: string): void => localStorage.setItem(withdrawnKey, name);
export const withdrawnTill = (): string | null => localStorage.getItem(withdrawnKey);
export const forgetWithdrawn = (): void => localStorage.removeItem(withdrawnKey);
