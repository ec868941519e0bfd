import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programs = fileURLToPath(new URL('../packages/server/dist/', import.meta.url));

interface Shop {
  url: string;
  folder: string;
  /** Ends the server and keeps its data. */
  end(): Promise<void>;
  remove(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the sample shop, or with `main` an empty one or that of a backup, on a data folder and port of its own. The sample
 * shop begins as a copy of the filled one, if there is one.
 */
export async function startShop(
  program: 'demo' | 'main' = 'demo',
  settings: Record<string, string> = {},
  backup?: string,
): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'turoos-e2e-'));
  await chmod(folder, 0o711);
  const sample = process.env['SHOP_SAMPLE'];
  // keeps the owner of the database's files, unlike node's own copy
  if (program === 'demo' && sample) spawnSync('cp', ['-a', `${sample}/.`, folder], { stdio: 'inherit' });
  if (backup) runCommand(folder, ['restore.js', backup, '--yes']);
  const server = spawn(process.execPath, [join(programs, `${program}.js`)], {
    env: {
      ...process.env,
      TUROOS_DATA: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      TUROOS_RATE_LIMIT: '0',
      // receivers of the tests are on this machine
      TUROOS_WEBHOOKS_INSIDE: 'on',
      TUROOS_LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill('SIGTERM');
    await ended;
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  return {
    url: await readyAddress(server.stdout),
    folder,
    end,
    remove,
    stop: () => end().then(remove),
  };
}

/** Throws unless the books of a stopped shop are consistent. */
export const proveBooks = (folder: string): string => runCommand(folder, ['check-books.js']);

/** Runs a command on the shop in a folder and returns what it printed; throws that when the command fails. */
export function runCommand(folder: string, [command = '', ...args]: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(programs, command), ...args], {
    env: { ...process.env, TUROOS_DATA: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
  return stdout;
}

function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (chunk) => {
      said += String(chunk);
      const ready = /ready: (http:\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    output.on('end', () => reject(new Error(`The shop did not start:\n${said}`)));
  });
}
