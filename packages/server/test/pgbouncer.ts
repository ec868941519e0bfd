import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { expect } from 'vitest';
import { temporaryFolder } from './cluster';

const program = '/usr/sbin/pgbouncer';

/** Why PgBouncer can't be tried here; undefined if it can. */
export const withoutPgbouncer = existsSync(program) ? undefined : `there is no ${program}`;

/** Starts PgBouncer in front of a database. */
export async function startPgbouncer(url: string, mode: 'session' | 'transaction') {
  const folder = await temporaryFolder();
  const { host, port, user, password, database } = new Client({ connectionString: url });
  const own = await freePort();
  const users = path.join(folder, 'users');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${user}" "${password}"\n`);
  await writeFile(
    settings,
    `[databases]
${database} = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
`,
  );
  await Promise.all([users, settings].map((file) => chmod(file, 0o644)));
  // it refuses to run as root
  const asRoot = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, [settings], { ...asRoot, cwd: '/', stdio: 'ignore' });
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${own}`;
  await expect
    .poll(
      async () => {
        const client = new Client({ connectionString: address.href });
        return client.connect().then(
          () => client.end().then(() => 'open'),
          (error: Error) => error.message,
        );
      },
      { timeout: 10_000 },
    )
    .toBe('open');
  return {
    url: address.href,
    async close() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
