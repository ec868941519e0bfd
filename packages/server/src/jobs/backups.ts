import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { checkNewestBackup, runDueBackup } from '../modules/backup';

/** Looked at all day: a shop's machine is often off at the hour that was set, and catches up when it is on again. */
export const backupSchedule: Job = {
  name: 'backup-schedule',
  schedule: '*/5 * * * *',
  run: (context) => runDueBackup(context),
};

export const backupChecks: Job = {
  name: jobNames.checkBackup,
  run: (context) => checkNewestBackup(context),
};
