import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port';

export interface Cluster {
  /** The primary and its streaming replica. */
  primary: string;
  replica: string;
  stop(): Promise<void>;
}

const packages = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL that Debian installed. */
function programs(): string {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : [];
  const newest = versions.toSorted((a, b) => b - a)[0];
  if (!newest) throw new Error('This proof needs a PostgreSQL with its tools: apt-get install postgresql');
  return join(packages, String(newest), 'bin');
}

/** The user `nobody` when run by root, because PostgreSQL refuses to run as root. */
const owner = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string) => Number(execFileSync('id', [what, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

export async function startCluster(folder: string): Promise<Cluster> {
  const bin = programs();
  const as = owner();
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  const home = join(folder, 'clusters');
  await mkdir(home);
  if (as.uid !== undefined) chownSync(home, as.uid, as.gid);

  const [primary, replica] = [join(home, 'primary'), join(home, 'replica')];
  run('initdb', [
    '-D',
    primary,
    '-U',
    'turoos',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  await appendFile(join(primary, 'postgresql.conf'), "max_connections = 200\nunix_socket_directories = ''\n");
  const first = await start(bin, primary, as);
  run('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(first.port),
    '-U',
    'turoos',
    '-D',
    replica,
    '-R',
    '-X',
    'stream',
  ]);
  const second = await start(bin, replica, as);
  return {
    primary: addressOf(first.port),
    replica: addressOf(second.port),
    async stop() {
      for (const { child } of [second, first]) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
    },
  };
}

const addressOf = (port: number) => `postgres://turoos@127.0.0.1:${port}/postgres`;

async function start(bin: string, data: string, as: object): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1'], {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill('SIGQUIT'));
  for (let tries = 0; tries < 200; tries++) {
    const client = new Client({ connectionString: addressOf(port) });
    if (
      await client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    )
      return { port, child };
    await wait(100);
  }
  throw new Error('PostgreSQL did not start.');
}
