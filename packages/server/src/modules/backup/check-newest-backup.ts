import { randomUUID } from 'node:crypto';
import { AppError, backupTexts, texts, type CheckMethod } from '@turoos/contract';
import { transaction } from '../../db/transaction';
import { recordChange } from '../audit';
import { backupPath } from './backup-folder';
import type { BackupContext } from './context';
import { takeTurn } from './exclusive';
import { rehearseRestore } from './rehearse-restore';
import { openBackup, verifyBackup } from './verify-backup';

/** Tries the newest backup out, as far as this database lets it, and writes down how it went. */
export async function checkNewestBackup(context: BackupContext): Promise<void> {
  const { db, dataDir, url, announce } = context;
  const backup = await db
    .selectFrom('backups')
    .select('fileName')
    .where('status', '=', 'ready')
    // one that can be read says more than one that can't
    .orderBy('isEncrypted')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!backup) return;
  const { fileName } = backup;
  const turn = await takeTurn(url).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!turn) return;
  try {
    const outcome = await tryOut(context, backupPath(dataDir, fileName));
    await transaction(db, async (tx) => {
      await tx
        .insertInto('backupChecks')
        .values({ id: randomUUID(), fileName, ...outcome })
        .execute();
      const after = { fileName, ...outcome };
      await recordChange(tx, 'system', { action: 'backup.check', entity: 'backup', after });
    });
  } finally {
    await turn.close();
  }
  announce(['backup']);
}

async function tryOut(
  { url, warn }: BackupContext,
  path: string,
): Promise<{ method: CheckMethod; error: string }> {
  let method: CheckMethod = 'sealed';
  try {
    const envelope = await openBackup(path);
    if (!envelope.header.seal) {
      method = 'read';
      await verifyBackup(envelope);
      if (await rehearseRestore(url, envelope)) method = 'restored';
    }
    return { method, error: '' };
  } catch (error) {
    if (error instanceof AppError) return { method, error: error.message };
    warn(error);
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { method, error: missing ? backupTexts.fileMissing : texts.unexpected };
  }
}
