import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import type { Config } from '../system/config';
import { givenCertificate } from './given-certificate';
import { reachableAddresses } from './machine-names';
import type { Network } from './network';

/** Returns the URLs at which other devices reach this server. */
export function otherAddresses(network: Network): { secure: string[]; plain: string[] } {
  const { http, https } = network.ports;
  const hosts = hostsOf(network);
  return {
    secure: https === undefined ? [] : hosts.map((host) => `https://${host}:${https}`),
    plain: hosts.map((host) => `http://${host}:${http}`),
  };
}

/** Returns the plain addresses by which other computers of the shop reach this server. */
export function ownAddresses(network: Network, host: string): string[] {
  const { plain } = otherAddresses(network);
  return plain.length > 0 ? plain : [`http://${inUrl(host)}:${network.ports.http}`];
}

/**
 * Returns where people will open a shop that is served with these settings, before it is: securely first, where the
 * certificate will cover the address. The shop's own is made for every address of the machine.
 */
export async function addressesToCome({
  host,
  port,
  https,
}: Pick<Config, 'host' | 'port' | 'https'>): Promise<string[]> {
  const reachable = reachableAddresses(host);
  const hosts = (reachable.length > 0 ? reachable : [host]).map(inUrl);
  const given = https && https.given ? await givenCertificate(https.given) : undefined;
  const secure = https ? hosts.filter((one) => !given || covers(given.cert, one)) : [];
  return [
    ...secure.map((one) => `https://${one}:${https && https.port}`),
    ...hosts.map((one) => `http://${one}:${port}`),
  ];
}

/** Returns where other devices begin: a page that every one of them can open, by address and over plain http. */
export function trustPageAddress(
  network: Network,
  host = network.state().addresses.map(inUrl)[0],
): string | undefined {
  const { http, https } = network.ports;
  return https === undefined || host === undefined ? undefined : `http://${host}:${http}/trust`;
}

/**
 * Returns the secure address for a device that reached this server by a host: the same host if the certificate
 * covers it, because the device knows the way to it.
 */
export function secureAddress(network: Network, host: string): string | undefined {
  const { https } = network.ports;
  const { identity } = network.state();
  if (https === undefined || !identity) return undefined;
  const known = host !== '' && covers(identity.cert, host) ? host : (hostsOf(network)[0] ?? 'localhost');
  return `https://${known}:${https}`;
}

function covers(cert: string, host: string): boolean {
  const certificate = new X509Certificate(cert);
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return certificate.checkIP(address) !== undefined;
  return certificate.checkHost(host) !== undefined;
}

function hostsOf({ state }: Network): string[] {
  const { name, addresses } = state();
  return [...(name ? [name] : []), ...addresses.map(inUrl)];
}

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);
