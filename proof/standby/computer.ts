import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** One of the two computers: a data folder, a port, and what runs there. */
export interface Computer {
  folder: string;
  port: number;
  url: string;
  start(...args: string[]): Promise<void>;
  /** Kills the program and its database as a power cut does. */
  kill(): Promise<void>;
  /** Runs a command beside the program to its end. */
  run(command: string, ...args: string[]): Promise<void>;
  said(): string;
}

export function computer(folder: string, port: number): Computer {
  const env = {
    ...process.env,
    TUROOS_DATA: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    TUROOS_HTTPS: '1',
    TUROOS_RATE_LIMIT: '0',
    TUROOS_LOG_LEVEL: 'error',
  };
  let child: ChildProcess | undefined;
  let said = '';
  return {
    folder,
    port,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async start(...args) {
      const [program = 'main', ...more] = args;
      child = spawn(process.execPath, [`packages/server/dist/${program}.js`, ...more], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      said = '';
      child.stdout?.on('data', (chunk) => (said += String(chunk)));
      await until('the program starts', () => /is ready:|Standing by|has moved to/.test(said), 240);
    },
    async kill() {
      const file = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(
        () => '',
      );
      const exited = child?.exitCode === null ? once(child, 'exit') : undefined;
      child?.kill('SIGKILL');
      const pid = Number(file.split('\n')[0]);
      if (pid > 0) process.kill(pid, 'SIGKILL');
      await exited;
      await wait(500);
    },
    async run(command, ...args) {
      const run = spawn(process.execPath, [`packages/server/dist/${command}.js`, ...args], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [code] = (await once(run, 'exit')) as [number];
      if (code !== 0) throw new Error(`${command} failed.`);
    },
  };
}

/** Waits for a state of the computers, and fails with its name after some seconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  for (const since = Date.now(); Date.now() - since < seconds * 1000; await wait(100))
    if (await holds()) return;
  throw new Error(`It took more than ${seconds} seconds until ${what}.`);
}
