import { join } from 'node:path';

/** The address of another database of the same PostgreSQL server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** The address for the superuser of the embedded server, whose password is also that of the shop's role. */
export function superuserAddress(url: string): string {
  const address = new URL(url);
  address.username = 'postgres';
  return address.href;
}

/** Where the server of this database listens: a Unix socket or a port, as `net.connect` takes it. */
export function listeningAt(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: hostname, port: Number(port) };
}

/** The address of the same database behind a port of this machine. */
export function behindPort(url: string, port: number): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${port}`;
  return address.href;
}
