import type { Network } from './network';

/** Returns the URLs at which other devices reach this server, those over https first. */
export function otherAddresses({ state, ports }: Network): string[] {
  const { name, addresses } = state();
  const hosts = [...(name ? [name] : []), ...addresses.map(inUrl)];
  const secure = ports.https === undefined ? [] : hosts.map((host) => `https://${host}:${ports.https}`);
  return [...secure, ...hosts.map((host) => `http://${host}:${ports.http}`)];
}

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);
