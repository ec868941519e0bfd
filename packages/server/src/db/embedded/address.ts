import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The address the server listens on: a Unix socket in a folder, or 127.0.0.1. */
export interface Address {
  host: string;
  port: number;
}

/** The kernel limits socket paths to about 104 bytes; "/.s.PGSQL.5432" takes 14 of them. */
const longestSocketFolder = 88;

const socketPort = 5432;

/**
 * Returns a Unix socket inside the cluster's folder, which only its owner can enter, or else a free port of
 * the loopback interface; the password protects both.
 */
export async function chooseAddress(clusterFolder: string): Promise<Address> {
  const socket = process.platform !== 'win32' && Buffer.byteLength(clusterFolder) <= longestSocketFolder;
  if (socket) return { host: clusterFolder, port: socketPort };
  return { host: '127.0.0.1', port: await freePort() };
}

export const isSocket = ({ host }: Address): boolean => host !== '127.0.0.1';

/** Quotes the socket folder, because PostgreSQL splits the list at commas otherwise. */
export function listenArguments(address: Address): Record<string, string> {
  const port = String(address.port);
  return isSocket(address)
    ? { port, listen_addresses: '', unix_socket_directories: `"${address.host.replaceAll('"', '""')}"` }
    : { port, listen_addresses: address.host, unix_socket_directories: '' };
}

export function databaseUrl(address: Address, user: string, password: string, database: string): string {
  const login = `${user}:${encodeURIComponent(password)}`;
  return isSocket(address)
    ? `postgres://${login}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.host)}`
    : `postgres://${login}@${address.host}:${address.port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
