import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port';

/** A shop that is restarted whenever it dies, as a service manager would, always at the same address. */
export interface ShopProcess {
  url: string;
  /** Kills the server, which is restarted. */
  killServer(): void;
  /** Kills the database, which the server restarts. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
  /** Kills everything when the proof itself is aborted. */
  abandon(): void;
}

const main = ['packages/server/dist/main.js'];

export async function keepShop(folder: string, settings: Record<string, string> = {}): Promise<ShopProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let stopping = false;
  const start = () => {
    child = spawn(process.execPath, main, {
      env: {
        ...process.env,
        TUROOS_DATA: folder,
        PORT: String(port),
        HOST: '127.0.0.1',
        TUROOS_RATE_LIMIT: '0',
        TUROOS_LOG_LEVEL: 'silent',
        ...settings,
      },
      stdio: 'ignore',
    });
    child.once('exit', () => void (stopping || setTimeout(start, 200)));
  };
  start();
  await untilReady(url);
  return {
    url,
    killServer: () => void child.kill('SIGKILL'),
    killDatabase: async () => {
      const pid = await postmasterOf(folder);
      if (pid) process.kill(pid, 'SIGKILL');
    },
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
    abandon: () => void child.kill('SIGTERM'),
  };
}

/** Waits until the shop serves again and returns the milliseconds. */
export async function untilReady(url: string, patience = 120_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < patience) {
    const ready = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    );
    if (ready?.ok) return performance.now() - began;
    await wait(50);
  }
  throw new Error('The shop did not come back by itself.');
}

async function postmasterOf(folder: string): Promise<number | undefined> {
  const file = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return Number(pid) || undefined;
}
