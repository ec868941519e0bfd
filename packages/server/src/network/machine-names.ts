import { hostname, networkInterfaces } from 'node:os';
import { domainToASCII } from 'node:url';
import { isLoopback } from '../system/is-loopback';

/** The names and addresses by which devices reach this machine. */
export interface MachineNames {
  names: string[];
  addresses: string[];
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Returns the addresses of this machine at which a server listening on a host is reached by other devices. */
export function reachableAddresses(host: string, interfaces: Interfaces = networkInterfaces()): string[] {
  if (host !== '0.0.0.0' && host !== '::') return isLoopback(host) ? [] : [host];
  const open = Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const of = (family: string) =>
    open.filter((entry) => entry.family === family).map(({ address }) => address);
  return [...new Set([...of('IPv4'), ...(host === '::' ? of('IPv6') : [])])];
}

/** The machine's own name, without what a certificate or a file name cannot contain. */
export const machineName = (name: string = hostname()): string =>
  domainToASCII(name.replaceAll('_', '-').replaceAll(' ', '-'))
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/^[.-]+|[.-]+$/g, '');

/** Returns the DNS names of this machine: its own, also as other devices of the network say it, and the given. */
export function namesOf(announced: string, name: string = machineName()): string[] {
  const own = name === '' ? [] : name.includes('.') ? [name] : [name, `${name}.local`];
  return [...new Set(['localhost', ...own, announced])];
}
