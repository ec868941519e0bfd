import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BenchShop {
  url: string;
  pid: number;
  /** Milliseconds from the command to the first 200 of /api/ready. */
  readyAfter: number;
  stop(): Promise<void>;
}

const benchPassword = 'a password for benchmarks';

/** The command of `npm start`, and the server alone as it starts it, whose process can then be inspected. */
export const commands = {
  npmStart: ['scripts/run.mjs', 'main'],
  server: ['--max-old-space-size=1024', '--max-semi-space-size=8', 'packages/server/dist/main.js'],
};

/** Provides a temporary data folder to a measurement. */
export async function withFolder<T>(measure: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'turoos-bench-'));
  await chmod(folder, 0o711);
  return measure(folder).finally(() => rm(folder, { recursive: true, force: true }));
}

/** The environment of a measured shop: its own folder, a free port, no rate limit, no log. */
export const environmentOf = (folder: string) => ({
  TUROOS_DATA: folder,
  PORT: '0',
  HOST: '127.0.0.1',
  TUROOS_ADMIN_PASSWORD: benchPassword,
  TUROOS_RATE_LIMIT: '0',
  TUROOS_LOG_LEVEL: 'error',
});

export async function startShop(
  folder: string,
  command = commands.server,
  settings: Record<string, string> = {},
): Promise<BenchShop> {
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...environmentOf(folder), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(child);
  const ready = await fetch(`${url}/api/ready`);
  if (!ready.ok) throw new Error('The shop is not ready.');
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const ready = /ready: (http:\S+)/.exec(said);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(`The shop did not start:\n${said}`)));
  });
}

/** The access token of the shop's owner. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: benchPassword }),
  });
  const { data } = (await response.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
