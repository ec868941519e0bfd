import { makeBranchViews } from './db/branches/branch-views';
import type { Db } from './db/connect';
import { startEngine, type Engine } from './db/engine';
import { migrate } from './db/migrate';
import { transaction } from './db/transaction';
import { keepArchive, settleBackups, settleRestore, type Archive } from './modules/backup';
import { syncSystemRoles } from './modules/roles';
import { assertHere, keepStandbys } from './modules/standby';
import { settleSecondFactors } from './modules/two-factor';
import { ensureFirstAdmin, type FirstAdmin } from './modules/users';
import type { Network } from './network/network';
import { connectCounter } from './pools';
import type { Config } from './system/config';
import { messageOf } from './system/error-facts';
import { withoutRepeats } from './system/without-repeats';

export interface OpenShop {
  engine: Engine;
  db: Db;
  close(): Promise<void>;
}

/** Starts the database, migrates it and ensures the records every shop needs. */
export async function openShop(config: Config, say: (line: string) => void): Promise<OpenShop> {
  const engine = await startEngine({ ...config, say });
  const db = connectCounter(engine.url, config.workers);
  const close = async () => {
    await db.destroy();
    await engine.stop();
  };
  try {
    await migrate(db);
    await transaction(db, makeBranchViews);
    await transaction(db, syncSystemRoles);
    await transaction(db, settleSecondFactors);
    return { engine, db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Cleans up after crashed processes; returns the first administrator if this call created one in an empty
 * shop. Throws if another computer has taken the shop over.
 */
export async function settleShop(config: Config, { db, engine }: OpenShop): Promise<FirstAdmin | undefined> {
  const kept = { db, url: engine.url, dataDir: config.dataDir };
  if (engine.kind === 'embedded') await assertHere(db, config.dataDir);
  await settleRestore(kept);
  await settleBackups(kept);
  return ensureFirstAdmin(db, config.dataDir, config.adminPassword);
}

/** Keeps the archive of an embedded database, in the process that owns it; undefined for another database. */
export function archiveShop(
  { dataDir, backupPassphrase, archiveInterval }: Config,
  { db, engine: { cluster } }: OpenShop,
  say: (line: string) => void,
): Archive | undefined {
  if (!cluster) return undefined;
  const sayOnce = withoutRepeats(say);
  return keepArchive({
    db,
    cluster,
    dataDir,
    passphrase: backupPassphrase,
    interval: archiveInterval,
    complain: (error) => sayOnce(`Copying the changes elsewhere: ${messageOf(error)}`),
  });
}

/** Keeps the computers that stand by, in the process that owns the embedded database. */
export function standbysOfShop(
  { dataDir, host }: Config,
  { db, engine: { cluster } }: OpenShop,
  network: Network,
  say: (line: string) => void,
): { close(): Promise<void> } | undefined {
  if (!cluster) return undefined;
  const sayOnce = withoutRepeats(say);
  const complain = (error: unknown) => sayOnce(`Computers that stand by: ${messageOf(error)}`);
  return keepStandbys({ db, cluster, dataDir, network, host, complain });
}
