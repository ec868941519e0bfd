import { readdir } from 'node:fs/promises';
import type { Tx } from '../../db/transaction';
import { backupFolder } from './backup-folder';

/**
 * Forgets the backups whose files are not on this computer, after its database came from another one: the next is due
 * at once then, is tried, and until it is made nobody reads that there is one. Returns how many were forgotten.
 */
export async function forgetMissingBackups(tx: Tx, dataDir: string): Promise<number> {
  const here = await readdir(backupFolder(dataDir)).catch((): string[] => []);
  const gone = await tx
    .deleteFrom('backups')
    .where(({ not, eb, val }) => not(eb('fileName', '=', eb.fn.any(val(here)))))
    .returning('id')
    .execute();
  await tx
    .deleteFrom('backupChecks')
    .where(({ not, eb, val }) => not(eb('fileName', '=', eb.fn.any(val(here)))))
    .execute();
  return gone.length;
}
