import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../system/error-facts';
import { patiently } from '../../system/patiently';
import { attachmentFolder } from '../attachments';
import { listAttachments } from './attachment-paths';
import type { BackupContext } from './context';
import { takeTurn } from './exclusive';
import { dropSafetyBackup } from './safety-backup';

const draftName = /^attachments\.restored-([0-9a-f-]{36})$/;
const draftFolder = (dataDir: string, restoreId: string) =>
  join(dataDir, `attachments.restored-${restoreId}`);
const replacedFolder = (dataDir: string, restoreId: string) =>
  join(dataDir, `attachments.replaced-${restoreId}`);
/** Windows refuses to delete a file for the moment in which another program reads it. */
const whole = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 } as const;

/** Writes a file of the backup into a draft folder, which replaces the attachments after the commit. */
export async function receiveFile(
  dataDir: string,
  restoreId: string,
  path: string,
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const target = join(draftFolder(dataDir, restoreId), path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(target, { mode: 0o600, flush: true }));
}

export const beginFiles = (dataDir: string, restoreId: string) =>
  mkdir(draftFolder(dataDir, restoreId), { recursive: true, mode: 0o700 });

export const dropFiles = (dataDir: string, restoreId: string) => rm(draftFolder(dataDir, restoreId), whole);

/** Replaces the attachment folder by the draft folder of the restore. */
export async function swapFiles(dataDir: string, restoreId: string): Promise<void> {
  const folder = attachmentFolder(dataDir);
  const old = replacedFolder(dataDir, restoreId);
  await patiently(() => rename(folder, old)).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  await patiently(() => rename(draftFolder(dataDir, restoreId), folder));
  await rm(old, whole);
}

/** Does the same at a later start, and keeps the files that were attached since. */
async function swapFilesLate(dataDir: string, restoreId: string): Promise<void> {
  await rm(replacedFolder(dataDir, restoreId), whole);
  const [folder, draft] = [attachmentFolder(dataDir), draftFolder(dataDir, restoreId)];
  const restored = new Set(await listAttachments(draft));
  for (const path of await listAttachments(folder)) {
    if (restored.has(path)) continue;
    await mkdir(dirname(join(draft, path)), { recursive: true, mode: 0o700 });
    await patiently(() => rename(join(folder, path), join(draft, path)));
  }
  await swapFiles(dataDir, restoreId);
}

/**
 * Completes an interrupted restore: swaps in its files if its transaction committed, else deletes them and its safety
 * backup.
 */
export async function settleRestore({
  db,
  url,
  dataDir,
}: Pick<BackupContext, 'db' | 'url' | 'dataDir'>): Promise<void> {
  const left = (await readdir(dataDir).catch(() => [])).flatMap((name) => draftName.exec(name)?.[1] ?? []);
  if (left.length === 0) return;
  const turn = await takeTurn(url).catch(() => undefined);
  if (!turn) return; // another server is restoring or settling
  try {
    for (const id of left) {
      const done = await db.selectFrom('backupRestores').select('id').where('id', '=', id).executeTakeFirst();
      if (done) await swapFilesLate(dataDir, id);
      else {
        await dropSafetyBackup(db, dataDir, id);
        await dropFiles(dataDir, id);
      }
    }
  } finally {
    await turn.close();
  }
}
