import { backupKindNames, backupKinds } from '@turoos/contract';
import { transaction } from '../../db/transaction';
import { readSettings } from '../../kernel/settings';
import type { BackupContext } from './context';
import { deleteBackup } from './delete-backup';
import { expired } from './schedule.rules';

/** Deletes expired backups that the server made by itself; the limits apply to each kind separately. */
export async function pruneBackups({ db, dataDir }: BackupContext, now: Date = new Date()): Promise<void> {
  const settings = await readSettings(db, 'backup');
  for (const kind of backupKindNames.filter((name) => backupKinds[name].expires)) {
    const made = await db
      .selectFrom('backups')
      .select(['id', 'createdAt', 'status'])
      .where('kind', '=', kind)
      .where('status', '<>', 'running')
      .execute();
    const ready = made.filter(({ status }) => status === 'ready');
    const failed = made.filter(({ status }) => status === 'failed');
    // failed backups have no file, so they don't count towards keepAtLeast
    const gone = [...expired(ready, settings, now), ...expired(failed, { ...settings, keepAtLeast: 0 }, now)];
    for (const { id } of gone) {
      const removeFile = await transaction(db, (tx) => deleteBackup(tx, 'system', dataDir, id));
      await removeFile();
    }
  }
}
