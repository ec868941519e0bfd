import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { both } from '../../system/both';
import { codeOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { chooseAddress, isSocket, type Address } from './address';
import { passwordHint, superuser } from './cluster';
import { endOrphans } from './end-orphans';
import { launch, readPidFile, stopServer, type Launched, type Postmaster } from './postmaster';

/**
 * A running database server claimed by this process. The claim is an advisory lock on an open connection:
 * only one process can hold it, and PostgreSQL releases it as soon as that process ends, in any way.
 */
export interface Claim {
  client: Client;
  address: Address;
}

export interface Claimant {
  postmaster: Postmaster;
  password: string;
  fingerprint: string;
  /** Milliseconds that recovering may take. */
  recoversWithin?: number;
  say: (line: string) => void;
}

/** "turo" in ASCII. */
export const lockKey = 0x7475726f;

const pollMs = 25;

/** How long the connection of a just killed server may still hold the claim, on a busy machine. */
const rivalTimeoutMs = { alive: 2_000, ended: 30_000 };

/**
 * After this long, a pid file without a responding server counts as stale, even if its process id is in use
 * again.
 */
const staleAfterMs = 1_500;

/** How long a server may take to answer, and the last processes of a killed one to end, on a busy machine and an old disk. */
const startTimeoutMs = 120_000;

/** Recovery after a power cut replays up to a gigabyte of log, which takes long on an old disk. */
const recoveryTimeoutMs = 10 * 60_000;
const announceRecoveryAfterMs = 2_000;

/**
 * Finds the running server of the cluster or starts it, and claims it for this process.
 * @param fixed the address it must listen on, when connections to it already exist
 */
export async function claimServer(claimant: Claimant, fixed?: Address, cancel?: AbortSignal): Promise<Claim> {
  const { postmaster, say, recoversWithin = recoveryTimeoutMs } = claimant;
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  let launched: Launched | undefined;
  let launchedAt = 0;
  let failingSince: number | undefined;
  let rivalSince: number | undefined;
  let saidToWait = false;

  for (; ; await pause(pollMs)) {
    cancel?.throwIfAborted();
    const found = await tryConnect(claimant);
    if (found === 'nobody') {
      const failure = launched?.failure();
      if (failure) {
        failingSince ??= Date.now();
        assertTemporary(failure, Date.now() - failingSince, postmaster);
        if (stillInUse.test(failure) && elapsed() > staleAfterMs) await endOrphans(postmaster.folder);
      } else if (launched && Date.now() - launchedAt < startTimeoutMs) continue;
      else if (launched) throw startError(both('لا تجيب', 'it does not answer'), postmaster);
      const stalePid = elapsed() > staleAfterMs ? await clearStalePidFile(postmaster) : undefined;
      launchedAt = Date.now();
      launched = await launch(postmaster, fixed ?? (await chooseAddress(postmaster.folder)), stalePid);
    } else if (found === 'busy') {
      launchedAt = Date.now();
      if (elapsed() > recoversWithin)
        throw new StartupError(both('لم تجهز قاعدة البيانات', 'the database does not get ready'));
      if (elapsed() > announceRecoveryAfterMs && !saidToWait) {
        say(
          both(
            'تستعيد قاعدة البيانات حالها بعد انقطاع، وقد يستغرق ذلك دقائق',
            'the database is recovering from an interruption; this can take some minutes',
          ),
        );
        saidToWait = true;
      }
    } else {
      const standing = await tryLock(found.client, claimant.fingerprint);
      if (standing === 'ours') return found;
      if (standing === 'outdated') {
        say(
          both(
            'يُعاد تشغيل قاعدة البيانات بإعدادات هذا الإصدار',
            'restarting the database with the settings of this version',
          ),
        );
        await stopServer(postmaster);
        launched = undefined;
      } else if (standing === 'rival') {
        rivalSince ??= Date.now();
        const rival = await readRival(found.client);
        const patience = rival && isRunning(rival) ? rivalTimeoutMs.alive : rivalTimeoutMs.ended;
        if (Date.now() - rivalSince > patience) {
          await found.client.end();
          throw rivalError(rival, postmaster);
        }
      }
      await found.client.end();
    }
  }
}

async function tryConnect({ postmaster, password }: Claimant): Promise<Claim | 'nobody' | 'busy'> {
  const file = await readPidFile(postmaster);
  if (typeof file === 'string' || !file.address) return 'nobody';
  const client = new Client({
    ...file.address,
    user: superuser,
    database: 'postgres',
    password,
    ssl: false,
    application_name: `turoos ${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {}); // the 'end' event is handled instead
  try {
    await client.connect();
    return { client, address: file.address };
  } catch (error) {
    const code = codeOf(error);
    if (code === '28P01' && isSocket(file.address)) throw passwordError(postmaster, error);
    // a socket that takes connections has a server, however long its answer takes on a busy machine
    const isSlow = code === undefined && isSocket(file.address);
    // 57P03: starting up, recovering or shutting down; 53300: every connection is taken
    return isSlow || code === '57P03' || code === '53300' ? 'busy' : 'nobody';
  }
}

/** Tries to lock the server; 'outdated' means that another version or other options started it. */
async function tryLock(client: Client, fingerprint: string): Promise<'ours' | 'outdated' | 'rival' | 'gone'> {
  try {
    const { rows } = await client.query(
      `select pg_try_advisory_lock($1) as locked, current_setting('turoos.fingerprint', true) as fingerprint`,
      [lockKey],
    );
    if (!rows[0].locked) return 'rival';
    return rows[0].fingerprint === fingerprint ? 'ours' : 'outdated';
  } catch {
    return 'gone'; // it was just shutting down
  }
}

/** Returns the process that holds the claim; undefined if it has just ended. */
async function readRival(client: Client): Promise<number | undefined> {
  const held = client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  const { rows } = await held.catch(() => ({ rows: [] }));
  return Number(rows[0]?.name.replace('turoos ', '')) || undefined;
}

function rivalError(rival: number | undefined, { folder }: Postmaster): StartupError {
  const dataDir = path.resolve(folder, '../..');
  return new StartupError(
    both(
      `المتجر في ${dataDir} يعمل من قبل${rival ? ` (العملية ${rival})` : ''}`,
      `another Turoos server${rival ? `, process ${rival},` : ''} is already using the data folder`,
    ),
    both(
      'استعمله كما هو، أو أوقفه أولاً، أو اجعل TUROOS_DATA مجلداً آخر',
      'use that one, stop it first, or set TUROOS_DATA to another folder',
    ),
  );
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Throws unless the failure is temporary: processes that are about to end, or a port taken by another
 * program.
 */
function assertTemporary(failure: string, failingFor: number, postmaster: Postmaster): void {
  const temporary = /lock file ".*" (already exists|is empty)|bogus data|any TCP\/IP sock/;
  const isTemporary = temporary.test(failure) || stillInUse.test(failure);
  if (!isTemporary || failingFor > startTimeoutMs) throw startError(failure, postmaster);
}

/** Said while processes of a killed server are still there. */
const stillInUse = /pre-existing shared memory/;

const startError = (reason: string, { folder }: Postmaster): StartupError =>
  new StartupError(
    `${both('لا تعمل قاعدة البيانات', 'the database server does not start')}: ${reason}`,
    `${both('سجلها في', 'its log is in')} ${path.join(folder, 'log')}`,
  );

const passwordError = ({ folder }: Postmaster, cause: unknown): StartupError =>
  new StartupError(
    both(
      `كلمة المرور في ${path.resolve(folder, '../password')} ليست كلمة مرور قاعدة البيانات التي بجوارها`,
      'the password in this file is not the one of the database beside it',
    ),
    passwordHint,
    { cause },
  );

/**
 * Handles the pid file of a dead server, whose process id may belong to any program by now; PostgreSQL would
 * treat that as a running server. Deletes an unreadable file, and returns the process id of a readable one,
 * to be passed to PostgreSQL.
 */
async function clearStalePidFile(postmaster: Postmaster): Promise<number | undefined> {
  const file = await readPidFile(postmaster);
  if (typeof file !== 'string') return file.pid;
  await rm(path.join(postmaster.folder, 'postmaster.pid'), { force: true });
  return undefined;
}
