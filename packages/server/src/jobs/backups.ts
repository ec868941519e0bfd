import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { backUpNow, checkNewestBackup, copyToPlaces, runDueBackup } from '../modules/backup';

/** Runs all day, because a shop's machine is often off at the configured hour and catches up later. */
export const backupSchedule: Job = {
  name: 'backup-schedule',
  schedule: '*/5 * * * *',
  run: async (context) => {
    await runDueBackup(context);
    await copyToPlaces(context);
  },
};

/** After much has changed at once. */
export const backupNow: Job = {
  name: jobNames.makeBackup,
  onlyOneWaits: true,
  run: async (context) => {
    await backUpNow(context);
    await copyToPlaces(context);
  },
};

export const backupChecks: Job = {
  name: jobNames.checkBackup,
  run: (context) => checkNewestBackup(context),
};

export const backupCopies: Job = {
  name: jobNames.copyBackup,
  run: (context) => copyToPlaces(context),
};
