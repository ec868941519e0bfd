import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect } from 'vitest';
import { startEngine, type Engine, type EngineOptions } from '../src/db/engine';
import { temporaryFolder } from './cluster';
import { startEngineProcess, type EngineProcess } from './engine-process';

type Options = Partial<EngineOptions>;

interface Engines {
  /** The data folder, empty for each test. */
  readonly folder: string;
  /** Starts an engine in this process. */
  start(options?: Options): Promise<Engine>;
  /** Starts an engine in a Node process of its own. */
  startProcess(
    options?: Options,
    account?: { uid: number; gid: number },
    untilSaid?: RegExp,
  ): Promise<EngineProcess>;
}

/** Engines for the tests of a file; those left running are stopped after each test. */
export function useEngines(): Engines {
  let folder: string;
  let places: Set<string>;
  let cleanups: (() => Promise<void>)[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    places = new Set([folder]);
    cleanups = [];
  });
  afterEach(async () => {
    for (const cleanup of cleanups) await cleanup();
    for (const place of places) {
      await quitServer(place);
      await rm(place, { recursive: true, force: true });
    }
  });

  return {
    get folder() {
      return folder;
    },
    async start(options) {
      const engine = await startEngine({ dataDir: folder, durable: false, ...options });
      places.add(engine.folder ?? folder);
      cleanups.push(engine.stop);
      return engine;
    },
    async startProcess(options, account, untilSaid) {
      const child = await startEngineProcess(
        { dataDir: folder, durable: false, ...options },
        account,
        untilSaid,
      );
      places.add(options?.dataDir ?? folder);
      cleanups.push(() => child.kill('SIGKILL'));
      return child;
    },
  };
}

export const clusterOf = (folder: string): string => path.join(folder, 'postgres', 'cluster');

/** Returns the process id in the folder's PostgreSQL pid file, if there is one. */
export async function postmasterPid(folder: string): Promise<number | undefined> {
  const file = await readFile(path.join(clusterOf(folder), 'postmaster.pid'), 'utf8').catch(() => undefined);
  return file ? Number(file.split('\n')[0]) : undefined;
}

/** Whether a process is running: an ended one may stay listed until its parent reaps it. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/**
 * Waits for a live process id: a backend briefly outlives its postmaster, so the file may still name a dead
 * one.
 */
async function runningPid(folder: string): Promise<number> {
  let pid = 0;
  await expect
    .poll(async () => isAlive((pid = (await postmasterPid(folder)) ?? 0)), { timeout: 10_000, interval: 10 })
    .toBe(true);
  return pid;
}

export async function killServer(folder: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const pid = await runningPid(folder);
  process.kill(pid, signal);
  await expect.poll(() => isAlive(pid), { timeout: 10_000, interval: 10 }).toBe(false);
}

async function quitServer(folder: string): Promise<void> {
  const file = await readFile(path.join(clusterOf(folder), 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, dataFolder] = file.split('\n');
  if (dataFolder === clusterOf(folder) && isAlive(Number(pid))) await killServer(folder, 'SIGQUIT');
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
