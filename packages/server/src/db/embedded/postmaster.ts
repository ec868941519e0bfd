import { spawn } from 'node:child_process';
import { open, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { both } from '../../system/both';
import { StartupError } from '../../system/startup-error';
import { listenArguments, type Address } from './address';
import type { Binaries } from './binaries';
import { launchOptions, run, type Account } from './run';

/** Everything needed to start, find and stop the server of one cluster. */
export interface Postmaster {
  folder: string;
  account: Account | undefined;
  binaries: Binaries;
  settings: Record<string, string>;
}

/** The contents of postmaster.pid, left by a running or dead server. */
export interface PidFile {
  pid: number;
  address: Address | undefined;
}

const keptLogs = 5;

export async function readPidFile({
  folder,
}: Pick<Postmaster, 'folder'>): Promise<PidFile | 'none' | 'unreadable'> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return 'none';
  const [pid, dataFolder, , port, socketFolder, listen] = text.split('\n').map((line) => line.trim());
  if (!Number(pid)) return 'unreadable';
  const host = socketFolder || listen;
  // a copied folder contains the original's file, which describes another server
  const ours = dataFolder !== undefined && path.resolve(dataFolder) === folder;
  return { pid: Number(pid), address: ours && host && port ? { host, port: Number(port) } : undefined };
}

export interface Launched {
  /** The server's error message, once it has exited. */
  failure(): string | undefined;
}

/**
 * Starts the server in a session of its own, so that Ctrl+C at the terminal reaches only Turoos, which then
 * stops the database last.
 * @param strangerPid the process id in a stale postmaster.pid that now belongs to another program. Passed as
 * the grandparent, PostgreSQL does not treat it as a running server, and still refuses to start while any old
 * process of the cluster is attached to its shared memory.
 */
export async function launch(
  { folder, account, binaries, settings }: Postmaster,
  address: Address,
  strangerPid?: number,
): Promise<Launched> {
  const startLog = path.join(folder, '..', 'start.log');
  const args = ['-D', folder];
  for (const [name, value] of Object.entries({ ...settings, ...listenArguments(address) })) {
    args.push('-c', `${name}=${value}`);
  }
  const options = launchOptions(account);
  if (strangerPid) options.env.PG_GRANDPARENT_PID = String(strangerPid);
  // the pid file guards the folder, and so the socket in it; a lock of the socket alone can only be a leftover
  await rm(path.join(folder, '.s.PGSQL.5432.lock'), { force: true });
  await rm(startLog, { force: true }); // it may belong to another user, from when root started the same database
  const log = await open(startLog, 'w');
  let failure: string | undefined;
  const child = spawn(binaries.postgres, args, {
    ...options,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const end = async (reason: string) => {
    failure = (await lastComplaint(folder, startLog)) ?? reason;
  };
  child.once('error', (error) => void end(error.message));
  child.once('exit', (code, signal) => void end(`it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  await log.close();
  return { failure: () => failure };
}

/**
 * Does a fast shutdown: clients are disconnected and everything is written. Only a hanging server is stopped
 * immediately.
 */
export async function stopServer({ folder, account, binaries }: Postmaster): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    run(binaries.pgCtl, ['stop', '-D', folder, '-m', mode, '-w', '-t', String(seconds)], account);
  if ((await stop('fast', 30)).ok || (await stop('immediate', 10)).ok) return;
  if ((await run(binaries.pgCtl, ['status', '-D', folder], account)).ok) {
    throw new StartupError(both(`لا تتوقف قاعدة البيانات في ${folder}`, 'the database server does not stop'));
  }
}

/** Deletes old log files: each start and each 5 MB open a new one, and a busy year must not fill the disk. */
export async function pruneLogs({ folder }: Postmaster): Promise<void> {
  for (const file of (await logFiles(folder)).slice(0, -keptLogs)) await rm(file, { force: true });
}

async function logFiles(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'log')).catch(() => []);
  return names.toSorted().map((name) => path.join(folder, 'log', name));
}

/** Said to those who ask whether the server is ready, not why it ended. */
const refusal =
  /the database system is (starting up|shutting down|in recovery mode|not (yet )?accepting connections)/;

/** Before it has read its settings, PostgreSQL says its name in place of how bad it is. */
const complaint = /(?:FATAL|PANIC): .*|^postgres: .*/gm;

/** Returns the last error: PostgreSQL first writes to standard error and later to its log file. */
async function lastComplaint(folder: string, startLog: string): Promise<string | undefined> {
  for (const file of [startLog, (await logFiles(folder)).at(-1)]) {
    const text = file && (await readFile(file, 'utf8').catch(() => ''));
    const complaints = text ? (text.match(complaint) ?? []) : [];
    const last = complaints.findLast((one) => !refusal.test(one));
    if (last) return last;
  }
  return undefined;
}
