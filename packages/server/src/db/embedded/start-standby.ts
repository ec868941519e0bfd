import { chown, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseUrl } from './address';
import { findBinaries } from './binaries';
import { claimServer } from './claim';
import { readPassword, removeDrafts, superuser } from './cluster';
import { useFolder } from './in-use';
import { keepClaim } from './keep-claim';
import { choosePlace, clusterFolder, openDataFolder, type Place } from './place';
import { pruneLogs, stopServer } from './postmaster';
import { replicationPassword, replicationUser } from './replication';
import { fingerprint, serverSettings } from './settings';
import { appName } from './start-embedded';

/** Where the log comes from: a local port that leads to the shop, and the slot that is kept there. */
export interface Upstream {
  port: number;
  slot: string;
}

export interface StandbyEngine {
  url: string;
  superuserUrl: string;
  stop(): Promise<void>;
}

/** A standby needs as many connections as the shop allows, which may have the most workers there can be. */
const mostWorkers = 32;

interface Starting {
  dataDir: string;
  /** Without one it only replays what is there. */
  upstream: Upstream | undefined;
  say: (line: string) => void;
  until?: AbortSignal;
}

/** Starts the copy of another computer's database, which follows it and can be read meanwhile. */
export async function startStandby(options: Starting): Promise<StandbyEngine> {
  const dataDir = await openDataFolder(options.dataDir);
  const place = await choosePlace(dataDir, options.say);
  const leave = await useFolder(dataDir, 'run');
  try {
    const { stop, ...engine } = await startIn(place, options);
    return { ...engine, stop: () => stop().finally(leave) };
  } catch (error) {
    await leave();
    throw error;
  }
}

async function startIn(place: Place, { upstream, say, until }: Starting): Promise<StandbyEngine> {
  const binaries = await findBinaries(place.account, place.home, say);
  const folder = clusterFolder(place.home);
  const password = await readPassword(place.home);
  const passwords = path.join(place.home, 'postgres', 'standby.pass');
  // another user of this machine may have written it, when root started the same database
  await rm(passwords, { force: true });
  await writeFile(passwords, `*:*:*:${replicationUser}:${replicationPassword(password)}\n`, { mode: 0o600 });
  if (place.account) await chown(passwords, place.account.uid, place.account.gid);

  const wanted = {
    ...serverSettings({ durable: true, workers: mostWorkers }),
    hot_standby: 'on',
    synchronous_standby_names: '',
    wal_receiver_timeout: '15s',
    wal_receiver_status_interval: '2s',
    wal_retrieve_retry_interval: '1s',
    primary_conninfo: upstream ? connectionOf(upstream, passwords) : '',
    primary_slot_name: upstream?.slot ?? '',
  };
  const mark = fingerprint(wanted, binaries.version);
  const settings = { ...wanted, 'turoos.fingerprint': mark };
  const postmaster = { folder, account: place.account, binaries, settings };
  const claimant = { postmaster, password, fingerprint: mark, say: quietly(say), recoversWithin: Infinity };
  const claim = await claimServer(claimant, undefined, until).catch(async (error: unknown) => {
    await stopServer(postmaster);
    throw error;
  });
  const stop = keepClaim(claimant, claim);
  await removeDrafts(place.home);
  await pruneLogs(postmaster);
  return {
    url: databaseUrl(claim.address, appName, password, appName),
    superuserUrl: databaseUrl(claim.address, superuser, password, 'postgres'),
    stop,
  };
}

/** A copy always recovers, which is nothing to say. */
const quietly = (say: (line: string) => void) => (line: string) => {
  if (!line.includes('recovering')) say(line);
};

const connectionOf = ({ port, slot }: Upstream, passwords: string): string =>
  [
    'host=127.0.0.1',
    `port=${port}`,
    `user=${replicationUser}`,
    `passfile='${passwords.replaceAll(/['\\]/g, '\\$&')}'`,
    `application_name=${slot}`,
    // the way from the local port to the shop is encrypted
    'sslmode=disable gssencmode=disable connect_timeout=10',
  ].join(' ');
