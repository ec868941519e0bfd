import { open, rename, rm } from 'node:fs/promises';
import { backupTexts, conflict, type UploadPiece, type UploadProgress } from '@turoos/contract';
import { sql } from 'kysely';
import { jsonb } from '../../db/jsonb';
import { transaction, type Tx } from '../../db/transaction';
import { liftTimeLimits } from '../../db/time-limits';
import { recordChange, type Doer } from '../../kernel/audit';
import { codeOf } from '../../system/error-facts';
import { asStorageFull, backupPath, fileNameOf, openBackupFolder, uploadDraft } from './backup-folder';
import { readBackupEntry } from './backups.queries';
import type { BackupContext } from './context';
import { summaryOf } from './format/contents';
import { nameOf } from './make-backup';
import { openBackup, verifyBackup } from './verify-backup';

/**
 * Stores one piece of an uploaded backup file. A piece that is retried after a lost response changes nothing;
 * after the last piece the file is verified and added to the list.
 */
export const receivePiece = (
  { db, dataDir }: BackupContext,
  doer: Doer,
  { upload, offset, total }: UploadPiece,
  piece: Uint8Array,
): Promise<UploadProgress> =>
  transaction(db, async (tx) => {
    await oneAtATime(tx, upload);
    const known = await tx.selectFrom('backups').select('id').where('id', '=', upload).executeTakeFirst();
    if (known) return { received: total, backup: await readBackupEntry(tx, dataDir, upload) };
    const received = offset + piece.length;
    if (received > total) throw conflict(backupTexts.outOfStep);
    await openBackupFolder(dataDir);
    const draft = uploadDraft(dataDir, upload);
    await putPiece(draft, offset, piece);
    if (received < total) return { received, backup: null };
    await acceptUpload(tx, doer, { id: upload, dataDir, draft });
    return { received, backup: await readBackupEntry(tx, dataDir, upload) };
  });

/** Locks the upload: a retried piece waits for the first attempt, which takes long for the last piece. */
async function oneAtATime(tx: Tx, upload: string): Promise<void> {
  await liftTimeLimits(tx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`backup upload ${upload}`}, 0))`.execute(tx);
}

async function putPiece(draft: string, offset: number, piece: Uint8Array): Promise<void> {
  const file = await open(draft, offset === 0 ? 'w' : 'r+', 0o600).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? conflict(backupTexts.outOfStep) : error;
  });
  try {
    if (offset > (await file.stat()).size) throw conflict(backupTexts.outOfStep);
    await file.write(piece, 0, piece.length, offset);
    await file.truncate(offset + piece.length);
    await file.sync();
  } catch (error) {
    throw asStorageFull(error);
  } finally {
    await file.close();
  }
}

/**
 * Adds a complete upload to the list or deletes a damaged one; of an encrypted one only the envelope is
 * checked.
 */
async function acceptUpload(
  tx: Tx,
  doer: Doer,
  { id, dataDir, draft }: { id: string; dataDir: string; draft: string },
): Promise<void> {
  try {
    const envelope = await openBackup(draft);
    const { size, header } = envelope;
    const isEncrypted = header.seal !== null;
    const contents = isEncrypted ? null : jsonb(summaryOf(await verifyBackup(envelope)));
    const createdAt = new Date(header.createdAt);
    const fileName = fileNameOf({ id, at: createdAt });
    const made = { createdAt, createdBy: nameOf(doer) };
    await tx
      .insertInto('backups')
      .values({ id, fileName, size, isEncrypted, contents, kind: 'uploaded', status: 'ready', ...made })
      .execute();
    const after = { fileName, size, isEncrypted };
    await recordChange(tx, doer, { action: 'backup.upload', entity: 'backup', entityId: id, after });
    await rename(draft, backupPath(dataDir, fileName));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
