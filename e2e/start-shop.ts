import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const programs = fileURLToPath(new URL('../packages/server/dist/', import.meta.url));

interface Shop {
  url: string;
  folder: string;
  stop(): Promise<void>;
}

/** Starts the sample shop, or with `main` an empty one, on a data folder and port of its own. */
export async function startShop(
  program: 'demo' | 'main' = 'demo',
  settings: Record<string, string> = {},
): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'turoos-e2e-'));
  await chmod(folder, 0o711);
  const server = spawn(process.execPath, [join(programs, `${program}.js`)], {
    env: {
      ...process.env,
      TUROOS_DATA: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      TUROOS_RATE_LIMIT: '0',
      TUROOS_LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await readyAddress(server.stdout),
    folder,
    stop: async () => {
      const ended = server.exitCode === null ? once(server, 'exit') : undefined;
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
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
