import { randomUUID } from 'node:crypto';
import { AppError, backupTexts, texts, type CheckMethod } from '@turoos/contract';
import type { Db } from '../../db/connect';
import { transaction } from '../../db/transaction';
import { recordChange } from '../../kernel/audit';
import { codeOf } from '../../system/error-facts';
import { backupPath } from './backup-folder';
import type { BackupContext } from './context';
import { awaitTurn } from './exclusive';
import { rehearseRestore } from './rehearse-restore';
import { openBackup, verifyBackup } from './verify-backup';

/** Tests the newest backup as thoroughly as the database's permissions allow, and records the result. */
export async function checkNewestBackup(context: BackupContext): Promise<void> {
  const { db, dataDir, url, background, announce } = context;
  const turn = await awaitTurn(url, background.closing);
  try {
    const fileName = await newestFile(db);
    if (!fileName) return;
    const outcome = await tryOut(context, backupPath(dataDir, fileName));
    const result = { fileName, ...outcome };
    await transaction(db, async (tx) => {
      await tx
        .insertInto('backupChecks')
        .values({ id: randomUUID(), ...result })
        .execute();
      await recordChange(tx, 'system', { action: 'backup.check', entity: 'backup', after: result });
    });
  } finally {
    await turn.close();
  }
  announce(['backup']);
}

/** Prefers unencrypted backups: testing a readable backup proves more than testing a newer encrypted one. */
async function newestFile(db: Db): Promise<string | undefined> {
  const newest = await db
    .selectFrom('backups')
    .select('fileName')
    .where('status', '=', 'ready')
    .orderBy('isEncrypted')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.fileName;
}

async function tryOut(
  { url, backupPassphrase, background, warn }: BackupContext,
  path: string,
): Promise<{ method: CheckMethod; error: string }> {
  const { closing } = background;
  let method: CheckMethod = 'sealed';
  try {
    const envelope = await openBackup(path);
    const passphrase = envelope.header.seal ? backupPassphrase : undefined;
    if (!envelope.header.seal || passphrase) {
      await verifyBackup(envelope, passphrase, closing);
      method = 'read';
      if (await rehearseRestore(url, envelope, passphrase, closing)) method = 'restored';
    }
    return { method, error: '' };
  } catch (error) {
    // the server is stopping: the queue retries the job here or on another server
    if (closing.aborted) throw error;
    // encrypted by a user with another passphrase: only the envelope can be checked
    if (error instanceof AppError && error.code === 'WRONG_PASSPHRASE')
      return { method: 'sealed', error: '' };
    if (error instanceof AppError) return { method, error: error.message };
    warn(error);
    const missing = codeOf(error) === 'ENOENT';
    return { method, error: missing ? backupTexts.fileMissing : texts.unexpected };
  }
}
