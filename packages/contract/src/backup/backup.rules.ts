import { backupTexts } from './backup.texts';

/** Why a backup can't be downloaded or restored yet. */
export const takeBackupBlocked = ({ status }: { status: string }): string | undefined =>
  status === 'ready' ? undefined : backupTexts.notReady;

export const deleteBackupBlocked = ({ status }: { status: string }): string | undefined =>
  status === 'running' ? backupTexts.stillRunning : undefined;
