import { AppError } from '@turoos/contract';
import { latest } from '../../system/clock.rules';
import { readSettings } from '../../kernel/settings';
import { readLastCheck } from './backups.queries';
import { checkNewestBackup } from './check-newest-backup';
import type { BackupContext } from './context';
import { startBackup } from './make-backup';
import { pruneBackups } from './prune-backups';
import { isCheckDue, isDue } from './schedule.rules';

/** Makes the automatic backup when it is due, deletes expired backups, and tests one every month. */
export async function runDueBackup(context: BackupContext, now: Date = new Date()): Promise<void> {
  const { db } = context;
  const settings = await readSettings(db, 'backup');
  if (!settings.autoBackup) return;
  const newest = await db
    .selectFrom('backups')
    .select(['status', 'createdAt'])
    .where('kind', '=', 'scheduled')
    // a backup dated into the future by a clock that ran ahead would postpone all later ones
    .where('createdAt', '<=', latest(now))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!isDue(settings, newest, now)) return;
  if (!(await makeDue(context))) return;
  await pruneBackups(context, now);
  if (isCheckDue((await readLastCheck(db))?.at, now)) await checkNewestBackup(context);
}

/** Makes an automatic backup before it is due, unless the shop wants none; returns whether it did. */
export async function backUpNow(context: BackupContext): Promise<boolean> {
  const { autoBackup } = await readSettings(context.db, 'backup');
  return autoBackup && makeDue(context);
}

/** Returns false also while another backup or restore runs: the job checks again in some minutes. */
async function makeDue(context: BackupContext): Promise<boolean> {
  try {
    const { finished } = await startBackup(context, 'system', {
      kind: 'scheduled',
      passphrase: context.backupPassphrase,
    });
    return await finished;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CONFLICT') return false;
    throw error;
  }
}
