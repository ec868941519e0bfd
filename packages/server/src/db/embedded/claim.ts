import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../../system/startup-error';
import { chooseAddress, isSocket, type Address } from './address';
import { superuser } from './cluster';
import { launch, readPidFile, stopServer, type Launched, type Postmaster } from './postmaster';

/**
 * A running server that is ours alone. The claim is an advisory lock on a connection kept open for it: only one
 * process can have it, and PostgreSQL frees it the moment that process is gone, however it went.
 */
export interface Claim {
  client: Client;
  address: Address;
}

export interface Claimant {
  postmaster: Postmaster;
  password: string;
  fingerprint: string;
  say: (line: string) => void;
}

/** "turo" in ASCII. */
export const lockKey = 0x7475726f;

const pollMs = 25;

/** How long the connection of a server that was just killed may still hold the claim. */
const rivalPatienceMs = 2_000;

/** After this long, a pid file that nobody answers for is a relic, even if its number is in use again. */
const relicAfterMs = 1_500;

/** How long the last processes of a killed server may take to end. */
const startPatienceMs = 30_000;

/** Recovery after a power cut replays up to a gigabyte of log, which an old disk takes its time for. */
const recoveryPatienceMs = 10 * 60_000;
const silenceMs = 2_000;

/**
 * Finds the cluster's server running or starts it, and claims it for this process.
 *
 * @param fixed where it must listen, when others already hold this address
 */
export async function claimServer(claimant: Claimant, fixed?: Address, cancel?: AbortSignal): Promise<Claim> {
  const { postmaster, say } = claimant;
  const began = Date.now();
  const elapsed = () => Date.now() - began;
  let launched: Launched | undefined;
  let launchedAt = 0;
  let rivalSince: number | undefined;
  let saidToWait = false;

  for (; ; await pause(pollMs)) {
    cancel?.throwIfAborted();
    const found = await knock(claimant);
    if (found === 'nobody') {
      const failure = launched?.failure();
      if (failure) assertTemporary(failure, elapsed(), postmaster);
      else if (launched && Date.now() - launchedAt < startPatienceMs) continue;
      else if (launched) throw startError('it does not answer', postmaster);
      const relic = elapsed() > relicAfterMs ? await clearRelic(postmaster) : undefined;
      launchedAt = Date.now();
      launched = await launch(postmaster, fixed ?? (await chooseAddress(postmaster.folder)), relic);
    } else if (found === 'busy') {
      if (elapsed() > recoveryPatienceMs) throw new StartupError('The database does not get ready.');
      if (elapsed() > silenceMs && !saidToWait) {
        say('The database is recovering from an interruption; this can take some minutes.');
        saidToWait = true;
      }
    } else {
      const standing = await tryLock(found.client, claimant.fingerprint);
      if (standing === 'ours') return found;
      if (standing === 'outdated') {
        say('Restarting the database with the settings of this version.');
        await stopServer(postmaster);
        launched = undefined;
      } else if (standing === 'rival') {
        rivalSince ??= Date.now();
        if (Date.now() - rivalSince > rivalPatienceMs) throw await rivalError(found.client, postmaster);
      }
      await found.client.end();
    }
  }
}

async function knock({ postmaster, password }: Claimant): Promise<Claim | 'nobody' | 'busy'> {
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
  client.on('error', () => {}); // the end of the connection is what counts, and is watched for
  try {
    await client.connect();
    return { client, address: file.address };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '28P01' && isSocket(file.address)) throw passwordError(postmaster, error);
    // 57P03: starting up, recovering or shutting down; 53300: every connection is taken
    return code === '57P03' || code === '53300' ? 'busy' : 'nobody';
  }
}

/** Outdated is a server that another version, or other options, started. */
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

async function rivalError(client: Client, { folder }: Postmaster): Promise<StartupError> {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  );
  await client.end();
  const process = rows[0]?.name.replace('turoos', ', process') ?? '';
  return new StartupError(
    `Another Turoos server${process}, is already using the data folder ${path.resolve(folder, '../..')}.`,
    'Use that one, stop it first, or set TUROOS_DATA to another folder.',
  );
}

/** Old processes that are about to end, or a port lost to another program, are worth another try. */
function assertTemporary(failure: string, elapsed: number, postmaster: Postmaster): void {
  const temporary =
    /lock file ".*" (already exists|is empty)|bogus data|pre-existing shared|any TCP\/IP sock/;
  if (!temporary.test(failure) || elapsed > startPatienceMs) throw startError(failure, postmaster);
}

const startError = (reason: string, { folder }: Postmaster): StartupError =>
  new StartupError(
    `The database server does not start: ${reason}`,
    `Its log is in ${path.join(folder, 'log')}.`,
  );

const passwordError = ({ folder }: Postmaster, cause: unknown): StartupError =>
  new StartupError(
    `The password in ${path.resolve(folder, '../password')} is not the one of the database beside it.`,
    'The file was made together with the database: bring it back from a backup of the data folder.',
    { cause },
  );

/**
 * What a server that died left behind names a process that may be any program by now; PostgreSQL would take it
 * for a rival. An unreadable file goes; of a readable one the number is returned, to be passed on to PostgreSQL.
 */
async function clearRelic(postmaster: Postmaster): Promise<number | undefined> {
  const file = await readPidFile(postmaster);
  if (typeof file !== 'string') return file.pid;
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await rm(path.join(postmaster.folder, name), { force: true });
  }
  return undefined;
}
