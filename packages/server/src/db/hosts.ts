/** Which of an address's servers may be used: any, one that takes changes, or one that takes none. */
type Wanted = 'any' | 'read-write' | 'read-only';

/** The values of `target_session_attrs`, as PostgreSQL's own programs spell them. */
const meanings = new Map<string, Wanted>([
  ['any', 'any'],
  ['read-write', 'read-write'],
  ['primary', 'read-write'],
  ['read-only', 'read-only'],
  ['standby', 'read-only'],
]);

/** Returns the value of `target_session_attrs` as it was written; undefined without one. */
export const writtenWish = (url: string): string | undefined =>
  /[?&]target_session_attrs=([^&]*)/.exec(url)?.[1];

/** Returns undefined for a value that means nothing here. */
export const wantedBy = (url: string): Wanted | undefined => meanings.get(writtenWish(url) ?? 'any');

/** Splits an address with several hosts, `postgres://user@one:5432,two:5432/shop`, into one for each. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [url];
}

/** The place of the host in use among those of its address, which all connections of the process share. */
const inUse = new Map<string, number>();

/** Returns the address of the one host that new connections are made to. */
export function currentAddress(url: string): string {
  const addresses = addressesOf(url);
  return addresses[inUse.get(url) ?? 0] ?? url;
}

/** Lets new connections go to the next host, unless another failure of the same host has done so already. */
export function moveOn(url: string, failed: string): void {
  const addresses = addressesOf(url);
  if (currentAddress(url) === failed) inUse.set(url, (addresses.indexOf(failed) + 1) % addresses.length);
}
