import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { checkNewestBackup, runDueBackup } from '../modules/backup';

/** Runs all day, because a shop's machine is often off at the configured hour and catches up later. */
export const backupSchedule: Job = {
  name: 'backup-schedule',
  schedule: '*/5 * * * *',
  run: (context) => runDueBackup(context),
};

export const backupChecks: Job = {
  name: jobNames.checkBackup,
  run: (context) => checkNewestBackup(context),
};
