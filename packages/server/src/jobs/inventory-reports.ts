import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { generateReport, runDueReports } from '../modules/inventory-reports';

export const reportGeneration: Job = {
  name: jobNames.generateReport,
  run: (context, data) => generateReport(context, (data as { reportId: string }).reportId),
};

/** Every minute, starts due reports and resumes those of a server that died. */
export const reportSchedules: Job = {
  name: 'inventory-report-schedules',
  schedule: '* * * * *',
  run: (context) => runDueReports(context),
};
