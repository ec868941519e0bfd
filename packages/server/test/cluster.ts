import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connect } from '../src/db/connect';
import { databaseAt } from '../src/db/database-at';
import { startEngine } from '../src/db/engine';
import { migrate } from '../src/db/migrate';

const templateName = 'turoos_template';

export interface TestCluster {
  /** The URL of the migrated template database that is cloned; nobody connects to it. */
  templateUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts a temporary database server for one run of tests, browser tests or benchmarks, with a migrated
 * template database.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = await temporaryFolder();
  const engine = await startEngine({ dataDir: folder, durable: false });
  const dismissGuard = guard(engine.folder ?? folder);
  const stop = async () => {
    dismissGuard();
    await engine.stop();
    for (const made of new Set([folder, engine.folder ?? folder])) {
      await rm(made, { recursive: true, force: true });
    }
  };
  try {
    const templateUrl = databaseAt(engine.url, templateName);
    await withAdmin(engine.url, (admin) => admin.query(`create database ${templateName}`));
    const db = connect(templateUrl, { max: 1 });
    await migrate(db).finally(() => db.destroy());
    await withAdmin(engine.url, (admin) =>
      admin.query(`alter database ${templateName} with is_template true allow_connections false`),
    );
    return { templateUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Clones the template; with `{ empty: true }` creates an empty database. */
export async function cloneDatabase(
  templateUrl: string,
  { empty = false }: { empty?: boolean } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const source = empty ? 'template0' : templateName;
  // through the log, which is the default, it takes three times as long
  await withAdmin(templateUrl, (admin) =>
    admin.query(`create database ${name} template ${source} strategy file_copy`),
  );
  return {
    url: databaseAt(templateUrl, name),
    drop: () => withAdmin(templateUrl, (admin) => dropDatabase(admin, name)),
  };
}

/** Drops a database, retrying while an autovacuum works in it, which this user may not end. */
async function dropDatabase(admin: Client, name: string, tries = 20): Promise<void> {
  try {
    await admin.query(`drop database ${name} with (force)`);
  } catch (error) {
    if (tries === 0) throw error;
    await pause(250);
    await dropDatabase(admin, name, tries - 1);
  }
}

/** Creates a folder that the account of root's PostgreSQL can enter too. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'turoos-test-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Starts a process that cleans up when this one is killed and cannot do it itself. */
function guard(folder: string): () => void {
  const cleanup = 'read -r _; kill -QUIT "$(head -n 1 "$1/postgres/cluster/postmaster.pid")"; rm -rf "$1"';
  const watcher = spawn('/bin/sh', ['-c', cleanup, 'sh', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => watcher.kill();
}

async function withAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: databaseAt(url, 'postgres') });
  await admin.connect();
  return work(admin).finally(() => admin.end());
}
