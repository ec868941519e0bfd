export { backupShop } from './backup-shop';
export { checkNewestBackup } from './check-newest-backup';
export { settleBackups } from './settle-backups';
export { settleRestore } from './restore-attachments';
export { restoreBackup } from './restore-backup';
export { runDueBackup } from './run-due-backup';
export { openBackup } from './verify-backup';
export { watchRestores } from './watch-restores';
