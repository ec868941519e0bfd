export { baseRecords } from './archive/copy-base';
export { asSuperuser, readIdentity } from './archive/log-source';
export { parseLsn } from './archive/lsn';
export { readBaseRecords } from './archive/read-base';
export { troublesOf, type Troubles } from './archive/troubles';
export { unpackBase } from './archive/unpack';
export { listAttachments } from './attachment-paths';
export { attachmentPath } from './format/contents';
export { nextRecord, parseRecord, readEntry } from './format/entries';
export { measure } from './format/measure';
export { blockLength, readRecords, record } from './format/records';
export { isOfKey, type FailedCopy } from './archive/copy-attachments';
export { describeArchive } from './archive/describe-archive';
export { readArchiveState } from './archive/archive-state';
export { keysOf } from './archive/file-seal';
export {
  candidatePlaces,
  DamagedFile,
  findRuns,
  isGone,
  withoutFile,
  type FoundRun,
} from './archive/find-archives';
export { keepArchive, type Archive } from './archive/keep-archive';
export { planRestore, stretchesOf, type Refusal, type RestorePlan } from './archive/plan-restore.rules';
export { restoreAt, type Restored } from './archive/restore-at';
export { backupFolder } from './backup-folder';
export { backupShop } from './backup-shop';
export { backupTarget } from './backup-target';
export { readLastCheck } from './backups.queries';
export { checkNewestBackup } from './check-newest-backup';
export { copyToPlaces } from './places/copy-to-places';
export { forgetMissingBackups } from './forget-missing-backups';
export { settleBackups } from './settle-backups';
export { settleRestore } from './restore-attachments';
export { readReplacedTables } from './shop-tables';
export { restoreBackup } from './restore-backup';
export { backUpNow, runDueBackup } from './run-due-backup';
export { openBackup } from './verify-backup';
export { watchRestores } from './watch-restores';
