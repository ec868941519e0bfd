import { readdir, rm, stat } from 'node:fs/promises';
import type { Db } from '../../db/connect';
import { jsonb } from '../../db/jsonb';
import type { Doer } from '../../kernel/audit';
import {
  backupFolder,
  backupPath,
  fileEnding,
  fileNameOf,
  openBackupFolder,
  writeWhole,
} from './backup-folder';
import { summaryOf } from './format/contents';
import { nameOf } from './make-backup';
import { writeBackup, type BackupSource } from './write-backup';

/**
 * Backs up the shop that a restore is about to replace, up to the last sale, while all tables are locked. The
 * backup has the id of the restore and is listed only if that commits. Returns the file's path, or undefined for
 * an empty shop.
 */
export async function writeSafetyBackup(
  source: BackupSource,
  dataDir: string,
  doer: Doer,
  {
    restoreId: id,
    passphrase,
    until,
  }: { restoreId: string; passphrase: string | undefined; until: AbortSignal | undefined },
): Promise<string | undefined> {
  const { tx } = source;
  if (!(await tx.selectFrom('users').select('id').limit(1).executeTakeFirst())) return undefined;
  await openBackupFolder(dataDir);
  const fileName = fileNameOf({ id, at: new Date() });
  const path = backupPath(dataDir, fileName);
  const { totals, createdAt } = await writeWhole(path, (openDraft) =>
    writeBackup(source, openDraft, { passphrase, until }),
  );
  await tx
    .insertInto('backups')
    .values({
      id,
      fileName,
      kind: 'safety',
      status: 'ready',
      isEncrypted: passphrase !== undefined,
      size: (await stat(path)).size,
      contents: jsonb(summaryOf(totals)),
      createdAt,
      createdBy: nameOf(doer),
    })
    .execute();
  return path;
}

/** Deletes the safety backup of a restore that did not commit, which is not listed. */
export async function dropSafetyBackup(db: Db, dataDir: string, restoreId: string): Promise<void> {
  const names = await readdir(backupFolder(dataDir)).catch((): string[] => []);
  for (const name of names.filter((one) => one.endsWith(fileEnding(restoreId)))) {
    const listed = await db
      .selectFrom('backups')
      .select('id')
      .where('fileName', '=', name)
      .executeTakeFirst();
    if (!listed) await rm(backupPath(dataDir, name), { force: true });
  }
}
