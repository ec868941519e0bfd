import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { jsonb } from '../../db/jsonb';
import type { Doer } from '../../kernel/audit';
import { backupPath, fileNameOf, openBackupFolder, writeWhole } from './backup-folder';
import { summaryOf } from './format/contents';
import { nameOf } from './make-backup';
import { writeBackup, type BackupSource } from './write-backup';

/**
 * Backs up the shop that a restore is about to replace, up to the last sale, while all tables are locked. The
 * backup is listed only if the restore commits. Returns the file's path, or undefined for an empty shop.
 */
export async function writeSafetyBackup(
  source: BackupSource,
  dataDir: string,
  doer: Doer,
  passphrase: string | undefined,
): Promise<string | undefined> {
  const { tx } = source;
  if (!(await tx.selectFrom('users').select('id').limit(1).executeTakeFirst())) return undefined;
  await openBackupFolder(dataDir);
  const id = randomUUID();
  const fileName = fileNameOf({ id, at: new Date() });
  const path = backupPath(dataDir, fileName);
  const { totals, createdAt } = await writeWhole(path, (openDraft) =>
    writeBackup(source, openDraft, { passphrase }),
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
