import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { AppError, backupTexts, type BackupKind } from '@turoos/contract';
import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import type { Connection } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import { transaction, type Tx } from '../../db/transaction';
import { attachmentFolder } from '../attachments';
import { recordChange, type Doer } from '../../kernel/audit';
import {
  backupPath,
  fileNameOf,
  openBackupFolder,
  removeDrafts,
  writeWhole,
  type OpenTarget,
} from './backup-folder';
import type { BackupContext } from './context';
import { takeTurn } from './exclusive';
import { summaryOf } from './format/contents';
import { readShopTables } from './shop-tables';
import { writeBackup } from './write-backup';

interface Input {
  kind: BackupKind;
  passphrase?: string | undefined;
  openTarget?: OpenTarget | undefined;
}

/** Milliseconds between two progress updates. */
const progressInterval = 1000;

/**
 * Starts a backup of the shop's current state without blocking other users. Returns once the running backup
 * is recorded; `finished` resolves to whether the backup succeeded.
 */
export async function startBackup(
  context: BackupContext,
  doer: Doer,
  input: Input,
): Promise<{ id: string; finished: Promise<boolean> }> {
  const { background } = context;
  const connection = await takeTurn(context.url, background.closing);
  try {
    await openBackupFolder(context.dataDir);
    await forgetInterrupted(context);
    const id = randomUUID();
    const fileName = fileNameOf({ id, at: new Date() });
    await transaction(context.db, (tx) => noteBeginning(tx, doer, { id, fileName, ...input }));
    const finished = finishBackup(context, connection, { id, fileName, ...input })
      .catch((error: unknown) => {
        context.warn(error);
        return false;
      })
      .finally(() => connection.close());
    background.add(finished);
    return { id, finished };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Marks running backups as failed and deletes their drafts. The caller must hold the backup lock, which
 * proves that no other backup is running.
 */
export async function forgetInterrupted({
  db,
  dataDir,
}: Pick<BackupContext, 'db' | 'dataDir'>): Promise<void> {
  await removeDrafts(dataDir);
  await db
    .updateTable('backups')
    .set({ status: 'failed', error: backupTexts.interrupted })
    .where('status', '=', 'running')
    .execute();
}

export const nameOf = (doer: Doer): string => (doer === 'system' ? 'النظام' : doer.name);

async function noteBeginning(
  tx: Tx,
  doer: Doer,
  { id, fileName, kind, passphrase }: Input & { id: string; fileName: string },
): Promise<void> {
  const isEncrypted = passphrase !== undefined;
  await tx
    .insertInto('backups')
    .values({ id, fileName, kind, status: 'running', isEncrypted, createdBy: nameOf(doer) })
    .execute();
  await recordChange(tx, doer, {
    action: 'backup.create',
    entity: 'backup',
    entityId: id,
    after: { fileName, kind, isEncrypted },
  });
}

async function finishBackup(
  context: BackupContext,
  connection: Connection,
  { id, fileName, passphrase, openTarget }: Input & { id: string; fileName: string },
): Promise<boolean> {
  const { db, dataDir, announce, warn } = context;
  const { closing } = context.background;
  const path = backupPath(dataDir, fileName);
  const outcome = await copyShop(connection, dataDir, path, {
    passphrase,
    openTarget,
    onProgress: progressRecorder(context, id),
    until: closing,
  }).then(
    async ({ totals, createdAt }) =>
      ({
        status: 'ready',
        size: (await stat(path)).size,
        contents: jsonb(summaryOf(totals)),
        createdAt,
      }) as const,
    (error: unknown) => {
      if (closing.aborted) return { status: 'failed', error: backupTexts.interrupted } as const;
      if (!(error instanceof AppError)) warn(error);
      return {
        status: 'failed',
        error: error instanceof AppError ? error.message : backupTexts.failed,
      } as const;
    },
  );
  await db.updateTable('backups').set(outcome).where('id', '=', id).execute();
  announce(['backup']);
  return outcome.status === 'ready';
}

interface Copying extends Pick<Input, 'passphrase' | 'openTarget'> {
  onProgress?: (percent: number) => void;
  until?: AbortSignal;
}

/** Writes the shop's current state into a file. The caller must hold the backup lock. */
export function copyShop(
  connection: Connection,
  dataDir: string,
  path: string,
  { openTarget, ...writing }: Copying = {},
) {
  const attachments = attachmentFolder(dataDir);
  return inSnapshot(connection, (tx) =>
    writeWhole(
      path,
      (openDraft) => writeBackup({ connection, tx, attachments }, openDraft, writing),
      openTarget,
    ),
  );
}

/**
 * Runs the work in one snapshot of the shop. The tables are locked before the snapshot is taken: a restore in
 * between would otherwise show its truncated tables to a snapshot from before it.
 */
async function inSnapshot<T>({ db }: Connection, work: (tx: Tx) => Promise<T>): Promise<T> {
  const names = (await readShopTables(db)).map(({ name }) => escapeIdentifier(name));
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql.raw(`lock table ${names.join(', ')} in access share mode`).execute(tx);
      return work(tx);
    });
}

function progressRecorder({ db, announce, warn }: BackupContext, id: string) {
  let recordedAt = Date.now();
  return (percent: number): void => {
    if (Date.now() - recordedAt < progressInterval) return;
    recordedAt = Date.now();
    db.updateTable('backups')
      .set({ progress: Math.min(99, Math.floor(percent)) })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute()
      .then(() => announce(['backup']), warn);
  };
}
