import { listDrafts } from './backup-folder';
import type { BackupContext } from './context';
import { takeTurn } from './exclusive';
import { forgetInterrupted } from './make-backup';

/** Cleans up after crashed servers: deletes drafts and marks running backups as failed. */
export async function settleBackups({
  db,
  url,
  dataDir,
}: Pick<BackupContext, 'db' | 'url' | 'dataDir'>): Promise<void> {
  const entry = await db
    .selectFrom('backups')
    .select('id')
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (!entry && (await listDrafts(dataDir)).length === 0) return;
  const turn = await takeTurn(url).catch(() => undefined);
  if (!turn) return; // another server is making the backup
  await forgetInterrupted({ db, dataDir }).finally(() => turn.close());
}
