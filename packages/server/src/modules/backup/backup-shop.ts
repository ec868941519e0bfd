import { AppError, backupTexts } from '@turoos/contract';
import { backupPath } from './backup-folder';
import { readBackupEntry } from './backups.queries';
import type { BackupContext } from './context';
import { takeTurn } from './exclusive';
import { copyShop, startBackup } from './make-backup';

/** Makes a backup from the console: in the backup folder, or at `to` as a file that is not listed. */
export async function backupShop(
  shop: Pick<BackupContext, 'db' | 'url' | 'dataDir' | 'background'>,
  { to, passphrase }: { to?: string | undefined; passphrase?: string | undefined },
): Promise<string> {
  const { db, url, dataDir } = shop;
  const { closing: until } = shop.background;
  if (to !== undefined) {
    const connection = await takeTurn(url, until);
    await copyShop(connection, dataDir, to, { passphrase, until }).finally(() => connection.close());
    return to;
  }
  let failure: unknown;
  const context = { ...shop, announce: () => undefined, warn: (error: unknown) => (failure = error) };
  const { id, finished } = await startBackup(context, 'system', { kind: 'manual', passphrase });
  const made = await finished;
  const { fileName, error } = await readBackupEntry(db, dataDir, id);
  if (!made) throw failure ?? new AppError('INTERNAL', error || backupTexts.failed);
  return backupPath(dataDir, fileName);
}
