import { rm } from 'node:fs/promises';
import { deleteBackupBlocked } from '@turoos/contract';
import type { Tx } from '../../db/transaction';
import { refuseIf } from '../../kernel/assert-may';
import { recordChange, type Doer } from '../../kernel/audit';
import { backupPath } from './backup-folder';
import { readBackupEntry } from './backups.queries';

/** Deletes a backup's row and returns a function that deletes its file, to be called after the commit. */
export async function deleteBackup(
  tx: Tx,
  doer: Doer,
  dataDir: string,
  id: string,
): Promise<() => Promise<void>> {
  const { fileName, kind, status, size } = await readBackupEntry(tx, dataDir, id);
  refuseIf(deleteBackupBlocked({ status }));
  await tx.deleteFrom('backups').where('id', '=', id).execute();
  await recordChange(tx, doer, {
    action: 'backup.delete',
    entity: 'backup',
    entityId: id,
    before: { fileName, kind, size },
  });
  return () => rm(backupPath(dataDir, fileName), { force: true });
}
