import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';

const bridge = 'tproof';
const prefix = `${bridge}-`;
const subnet = '10.213.0';

/** A machine of the proof: a network namespace with one cable to the bridge that all machines share. */
export interface Machine {
  name: string;
  host: string;
  /** Starts a program on it; its output goes to a file. */
  start(program: string, args: readonly string[], options: StartOptions): ChildProcess;
  /** Kills its processes, except those that are to live on. */
  kill(except?: readonly ChildProcess[]): void;
  unplug(): void;
  plugIn(): void;
}

interface StartOptions {
  log: string;
  user?: string;
  env?: Record<string, string>;
}

const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Removes whatever an earlier run left: its machines with all that runs on them, their cables and the bridge. */
export function removeNetwork(): void {
  for (const name of machineNames()) {
    killAll(name);
    ip('netns', 'delete', name);
  }
  // a cable outlives its machine for as long as a connection of a killed process does
  for (const name of deviceNames()) removeDevice(name);
}

/** The system removes the cable of a deleted machine too, at any moment. */
function removeDevice(name: string): void {
  try {
    ip('link', 'delete', name);
  } catch (error) {
    if (deviceNames().includes(name)) throw error;
  }
}

export function createNetwork(): void {
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('address', 'add', `${subnet}.1/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

/** @param number the last part of its address */
export function createMachine(short: string, number: number): Machine {
  const name = `${prefix}${short}`;
  const host = `${subnet}.${number}`;
  ip('netns', 'add', name);
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'cable', 'netns', name);
  ip('link', 'set', name, 'master', bridge, 'up');
  ip('-n', name, 'address', 'add', `${host}/24`, 'dev', 'cable');
  for (const device of ['lo', 'cable']) ip('-n', name, 'link', 'set', device, 'up');
  return {
    name: short,
    host,
    start(program, args, { log, user, env }) {
      const asUser = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : [];
      const file = openSync(log, 'a');
      return spawn('ip', ['netns', 'exec', name, ...asUser, program, ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', file, file],
      });
    },
    kill: (except = []) => killAll(name, new Set(except.map(({ pid }) => pid))),
    unplug: () => void ip('link', 'set', name, 'down'),
    plugIn: () => void ip('link', 'set', name, 'up'),
  };
}

const machineNames = (): string[] =>
  ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith(prefix));

const deviceNames = (): string[] =>
  (JSON.parse(ip('-json', 'link')) as { ifname: string }[])
    .map(({ ifname }) => ifname)
    .filter((name) => name === bridge || name.startsWith(prefix));

/** Again and again, because a process may start another while it is killed. */
function killAll(name: string, except: ReadonlySet<number | undefined> = new Set()): void {
  for (let tries = 0; tries < 20; tries++) {
    const pids = ip('netns', 'pids', name)
      .split('\n')
      .map(Number)
      .filter((pid) => pid > 0 && !except.has(pid));
    if (pids.length === 0) return;
    for (const pid of pids) killOne(pid);
  }
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}
