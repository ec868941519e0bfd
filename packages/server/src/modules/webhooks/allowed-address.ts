import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { webhookTexts } from '@turoos/contract';

/** Addresses that no receiver on the internet has: of this machine, of inner networks, and of special use. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits);

/** Of IPv6 only global unicast is outside; of that, what leads to IPv4 addresses or is for documents is not. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6');

/** Whether an address is of this machine or an inner network. */
export const isInside = (address: string): boolean =>
  isIP(address) === 6
    ? !outside6.check(address, 'ipv6') || special6.check(address, 'ipv6')
    : inside.check(address);

/** Why nothing may be sent to an address, as far as its text tells; names are resolved when it is called. */
export function urlBlocked(url: string, allowsInside: boolean): string | undefined {
  if (allowsInside) return undefined;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return webhookTexts.insecure;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isInner = isIP(host) ? isInside(host) : /(^|\.)(localhost|local|internal)\.?$/i.test(host);
  return isInner ? webhookTexts.inside : undefined;
}

/** Marks the error of a name that leads inside. */
export const insideCode = 'EINSIDE';

/**
 * Resolves a name for one connection, which goes to an address that was checked, so that it cannot change in between.
 * A name with any address inside is refused.
 */
export const outsideLookup: LookupFunction = (hostname, options, done) =>
  lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => isInside(address)))
      return done(Object.assign(new Error(`${hostname} is inside`), { code: insideCode }), '');
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
