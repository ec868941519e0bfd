import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** One of the computers: a data folder, a port, and what runs there. */
export interface Computer {
  folder: string;
  port: number;
  url: string;
  start(...args: string[]): Promise<void>;
  /** Kills the program and its database as a power cut does. */
  kill(): Promise<void>;
  /** Runs a command beside the program to its end; returns whether it succeeded. */
  run(command: string, ...args: string[]): Promise<boolean>;
  /** Runs a command and kills it as soon as it says this; returns whether it got that far. */
  breakOff(at: RegExp, command: string, ...args: string[]): Promise<boolean>;
  said(): string;
}

export function computer(folder: string, port: number, workers = 1): Computer {
  const env = {
    ...process.env,
    TUROOS_DATA: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    TUROOS_HTTPS: '1',
    TUROOS_RATE_LIMIT: '0',
    TUROOS_LOG_LEVEL: 'error',
    TUROOS_WORKERS: String(workers),
  };
  let child: ChildProcess | undefined;
  let said = '';
  /** The number of a killed database stays in its folder. */
  let killed = 0;
  const run = (command: string, args: string[]) =>
    spawn(process.execPath, [`packages/server/dist/${command}.js`, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  return {
    folder,
    port,
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async start(...args) {
      const [program = 'main', ...more] = args;
      child = run(program, more);
      said = '';
      child.stdout?.on('data', (chunk) => (said += String(chunk)));
      const hasStarted = () => {
        if (child?.exitCode) throw new Error(`The program ended: ${said}`);
        return /is ready:|Standing by|has moved to/.test(said);
      };
      await until('the program starts', hasStarted, 240);
    },
    async kill() {
      const file = await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(
        () => '',
      );
      const isRunning = child?.exitCode === null && child.signalCode === null;
      const exited = child && isRunning ? once(child, 'exit') : undefined;
      child?.kill('SIGKILL');
      const pid = Number(file.split('\n')[0]);
      if (pid > 0 && pid !== killed) process.kill(pid, 'SIGKILL');
      killed = pid;
      await exited;
      await wait(500);
    },
    async run(command, ...args) {
      const running = run(command, args);
      running.stdout?.resume();
      const [code] = (await once(running, 'exit')) as [number | null];
      return code === 0;
    },
    async breakOff(at, command, ...args) {
      const running = run(command, args);
      let heard = '';
      running.stdout?.on('data', (chunk) => {
        heard += String(chunk);
        if (at.test(heard)) running.kill('SIGKILL');
      });
      await once(running, 'exit');
      return at.test(heard);
    },
  };
}

/** Waits for a state of the computers, and fails with its name after some seconds; returns how many it took. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<number> {
  const since = Date.now();
  for (; Date.now() - since < seconds * 1000; await wait(100))
    if (await holds()) return (Date.now() - since) / 1000;
  throw new Error(`It took more than ${seconds} seconds until ${what}.`);
}
