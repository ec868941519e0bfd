import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { connect, type Db } from '../src/db/connect';
import { migrate } from '../src/db/migrate';
import { transaction } from '../src/db/transaction';
import { takeTurn } from '../src/modules/backup/exclusive';
import { loadBackup } from '../src/modules/backup/load-backup';
import { drain, openBackup } from '../src/modules/backup/verify-backup';
import { packageRoot } from '../src/system/package-root';
import { cloneDatabase } from './cluster';

const migrations = path.join(packageRoot, 'migrations');

export interface OldShop {
  db: Db;
  /** The migrations that the version of the shop knew. */
  known: string;
  close(): Promise<void>;
}

/** Returns a database as version 0.1.0 left it: its tables, and the rows of the backup that it made. */
export async function openOldShop(name: 'sample' | 'generated', folder: string): Promise<OldShop> {
  const envelope = await openBackup(path.join(packageRoot, 'test', 'old-shops', `${name}.backup`));
  const known = await copyMigrations(path.join(folder, name), `${envelope.header.schema}.sql`);
  const database = await cloneDatabase(inject('templateUrl'), { empty: true });
  const db = connect(database.url, { max: 2 });
  await migrate(db, known);
  const connection = await takeTurn(database.url);
  await transaction(connection.db, (tx) =>
    loadBackup(envelope, { connection, tx, receive: (_, bytes) => drain(bytes) }),
  ).finally(() => connection.close());
  return { db, known, close: () => db.destroy().then(database.drop) };
}

/** Copies the migrations up to a file, or all of them, and returns their folder. */
export async function copyMigrations(folder: string, last?: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(migrations))
    if (!last || name <= last) await cp(path.join(migrations, name), path.join(folder, name));
  return folder;
}
