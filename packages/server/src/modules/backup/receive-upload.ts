import { open, rename, rm } from 'node:fs/promises';
import { backupTexts, conflict, type PieceQuery, type UploadProgress } from '@turoos/contract';
import { jsonb } from '../../db/jsonb';
import { transaction } from '../../db/transaction';
import { recordChange, type Doer } from '../audit';
import { asFull, backupPath, fileNameOf, openBackupFolder, uploadDraft } from './backup-folder';
import { readBackupEntry } from './backups.queries';
import type { BackupContext } from './context';
import { summaryOf } from './format/contents';
import { nameOf } from './make-backup';
import { openBackup, verifyBackup } from './verify-backup';

/**
 * Takes one piece of a backup file from elsewhere. A piece sent again, because the answer to it was lost, changes
 * nothing; with the last one the file is looked through and joins the others.
 */
export async function receivePiece(
  context: BackupContext,
  doer: Doer,
  { upload, offset, total }: PieceQuery,
  piece: Uint8Array,
): Promise<UploadProgress> {
  const { db, dataDir } = context;
  const known = await db.selectFrom('backups').select('id').where('id', '=', upload).executeTakeFirst();
  if (known) return { received: total, backup: await readBackupEntry(db, dataDir, upload) };
  if (offset + piece.length > total) throw conflict(backupTexts.outOfStep);
  await openBackupFolder(dataDir);
  const draft = uploadDraft(dataDir, upload);
  await putPiece(draft, offset, piece);
  const received = offset + piece.length;
  if (received < total) return { received, backup: null };
  await acceptUpload(context, doer, upload, draft);
  return { received, backup: await readBackupEntry(db, dataDir, upload) };
}

async function putPiece(draft: string, offset: number, piece: Uint8Array): Promise<void> {
  const file = await open(draft, offset === 0 ? 'w' : 'r+', 0o600).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? conflict(backupTexts.outOfStep) : error;
  });
  try {
    if (offset > (await file.stat()).size) throw conflict(backupTexts.outOfStep);
    await file.write(piece, 0, piece.length, offset);
    await file.truncate(offset + piece.length);
    await file.sync();
  } catch (error) {
    throw asFull(error);
  } finally {
    await file.close();
  }
}

/** What is no backup, or not whole, is thrown away at once; of a sealed one only the outside can be seen. */
async function acceptUpload(
  { db, dataDir }: BackupContext,
  doer: Doer,
  id: string,
  draft: string,
): Promise<void> {
  try {
    const envelope = await openBackup(draft);
    const isEncrypted = envelope.header.seal !== null;
    const contents = isEncrypted ? null : jsonb(summaryOf(await verifyBackup(envelope)));
    const createdAt = new Date(envelope.header.createdAt);
    const fileName = fileNameOf({ id, at: createdAt });
    await transaction(db, async (tx) => {
      await tx
        .insertInto('backups')
        .values({
          id,
          fileName,
          kind: 'uploaded',
          status: 'ready',
          size: envelope.size,
          isEncrypted,
          contents,
          createdAt,
          createdBy: nameOf(doer),
        })
        .execute();
      await recordChange(tx, doer, {
        action: 'backup.upload',
        entity: 'backup',
        entityId: id,
        after: { fileName, size: envelope.size, isEncrypted },
      });
      await rename(draft, backupPath(dataDir, fileName));
    });
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
