import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { both } from '../../system/both';
import { messageOf } from '../../system/error-facts';
import { StartupError } from '../../system/startup-error';
import { syncFolder } from '../../system/sync-folder';
import { databaseUrl } from './address';
import { findBinaries, type Binaries } from './binaries';
import { claimServer, type Claim } from './claim';
import { removeDrafts, type Cluster } from './cluster';
import { giveToAccount } from './give-to-account';
import { choosePlace, clusterFolder, exchange, markPlace, nextFolder, type Place } from './place';
import { stopServer, type Postmaster } from './postmaster';
import { assertNotRunning } from './replace-alone';
import { fingerprint, serverSettings } from './settings';
import { appName } from './start-embedded';

/** A copy of a database's files and its log, to be replayed. */
export interface Recovery {
  /** The major version of PostgreSQL that wrote them. */
  postgres: number;
  /** Bytes that the files and the log take. */
  bytes: number;
  /** The moment at which replaying stops; without one all of the log is replayed. */
  at: Date | undefined;
  /** Writes files and log into an empty folder, and returns the password of the database's users. */
  fill(cluster: string): Promise<string>;
  /** Uses the recovered database before it takes the place of the present one. A refusal changes nothing. */
  settle(url: string): Promise<void>;
}

export interface BroughtBack {
  /** Where the database that was there before is now; undefined if there was none. */
  keptAside: string | undefined;
}

/** Replaying a week of a busy shop takes this long on an old disk. */
const recoversWithin = 6 * 60 * 60_000;

/**
 * Replaces the embedded database by one that is recovered from a copy and its log. It is made in a folder beside it, and
 * moved into place when it is whole; the present one is kept under another name. Call it only while alone in the folder.
 */
export async function bringBack(
  folder: string,
  recovery: Recovery,
  say: (line: string) => void,
  until?: AbortSignal,
): Promise<BroughtBack> {
  const place = await choosePlace(folder, say);
  await removeDrafts(place.home);
  const binaries = await findBinaries(place.account, place.home, say);
  assertVersion(binaries, recovery.postgres);
  await assertRoom(place.home, recovery.bytes);
  const draft = path.join(place.home, `postgres.new-${randomUUID()}`);
  try {
    const password = await fillDraft(draft, place, recovery, 'recovery.signal');
    await recover({ folder: path.join(draft, 'cluster'), password }, place, binaries, {
      ...recovery,
      say,
      until,
    });
    until?.throwIfAborted();
    const keptAside = await swap(folder, draft, place, binaries);
    await markPlace(folder, place);
    return { keptAside };
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    throw error;
  }
}

export function assertVersion({ version }: Binaries, wanted: number): void {
  if (Number.parseInt(version, 10) === wanted) return;
  throw new StartupError(
    both(
      `النسخة من PostgreSQL ${wanted}، وهذا الإصدار من تروس معه ${version}`,
      `the copy is of PostgreSQL ${wanted}, and this version of Turoos comes with ${version}`,
    ),
    both(
      'استعمل إصدار تروس الذي أخذ النسخة. لم يتغير شيء',
      'use the version of Turoos that made the copy; nothing was changed',
    ),
  );
}

async function assertRoom(home: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  const asMegabytes = (count: number) => `${Math.ceil(count / 2 ** 20)} MB`;
  if (bavail * bsize >= bytes) return;
  throw new StartupError(
    both(
      `تحتاج الاستعادة إلى ${asMegabytes(bytes)} في قرص ${home}، والفارغ ${asMegabytes(bavail * bsize)}`,
      'the disk has no room for it',
    ),
    both(
      'أفسح مكاناً، أو اجعل TUROOS_DATA مجلداً في قرص آخر. لم يتغير شيء',
      'make room, or set TUROOS_DATA to a folder on another disk; nothing was changed',
    ),
  );
}

/** Fills a folder beside the database's, which PostgreSQL will replay the log in as the signal file says. */
export async function fillDraft(
  draft: string,
  place: Place,
  { fill }: Pick<Recovery, 'fill'>,
  signal: 'recovery.signal' | 'standby.signal',
): Promise<string> {
  const cluster = path.join(draft, 'cluster');
  await mkdir(draft);
  await chmod(draft, 0o711);
  await mkdir(cluster, { mode: 0o700 });
  const password = await fill(cluster);
  await writeFile(path.join(draft, 'password'), password, { mode: 0o600, flush: true });
  await writeFile(path.join(cluster, signal), '', { mode: 0o600 });
  await giveToAccount(draft, place);
  return password;
}

interface Recovering extends Pick<Recovery, 'at' | 'settle'> {
  say: (line: string) => void;
  until: AbortSignal | undefined;
}

/**
 * Replays the log. All of it is in the database's folder already, so the command that would fetch more finds nothing.
 * Recovery ends on a new timeline.
 */
async function recover(
  { folder, password }: Cluster,
  place: Place,
  binaries: Binaries,
  { at, settle, say, until }: Recovering,
): Promise<void> {
  const start = async (target: Date | undefined) => {
    const wanted: Record<string, string> = {
      ...serverSettings({ durable: true }),
      hot_standby: 'off',
      restore_command: 'exit 1',
      recovery_target_timeline: 'current',
      recovery_target_action: 'promote',
      ...(target && { recovery_target_time: target.toISOString().replace('T', ' ').replace('Z', '+00') }),
    };
    const mark = fingerprint(wanted, binaries.version);
    const settings = { ...wanted, 'turoos.fingerprint': mark };
    const postmaster: Postmaster = { folder, account: place.account, binaries, settings };
    const claimant = { postmaster, password, fingerprint: mark, recoversWithin, say: () => undefined };
    const claim = await claimServer(claimant, undefined, until).catch(async (error: unknown) => {
      if (until?.aborted) await stopServer(postmaster);
      throw error;
    });
    return { postmaster, claim };
  };
  say('تُعاد التغييرات حتى اللحظة المطلوبة… (replaying the log)');
  const { postmaster, claim } = await start(at).catch((error: unknown) => {
    // nothing was committed between the wanted moment and the end of the log, so all of it is wanted
    if (at && endedEarly.test(messageOf(error))) return start(undefined);
    throw error;
  });
  try {
    const settling = settle(databaseUrl(claim.address, appName, password, appName));
    await (until ? Promise.race([settling, broken(until)]) : settling);
  } finally {
    await end(claim, postmaster);
  }
}

/** Rejects when the work is broken off. What it is doing in the database ends with that. */
async function broken(until: AbortSignal): Promise<never> {
  if (!until.aborted) await once(until, 'abort');
  throw until.reason;
}

const endedEarly = /recovery ended before configured recovery target was reached/;

async function end({ client }: Claim, postmaster: Postmaster): Promise<void> {
  await client.end().catch(() => undefined);
  await stopServer(postmaster);
}

/** Moves the present database aside and the new one into its place; a power cut in between is made up for by the next start. */
export async function swap(
  dataDir: string,
  draft: string,
  { home, account }: Place,
  binaries: Binaries,
): Promise<string | undefined> {
  // a server of an earlier version does not show that it uses the folder
  await assertNotRunning(dataDir);
  // one that a killed server left running
  if (await isThere(clusterFolder(home)))
    await stopServer({ folder: clusterFolder(home), account, binaries, settings: {} });
  await rm(nextFolder(home), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  await rename(draft, nextFolder(home));
  await syncFolder(home);
  return exchange(home);
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );
