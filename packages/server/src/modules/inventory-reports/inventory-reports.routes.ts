import type { inventoryReportsApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { listMessages, retryMessage } from '../outbox';
import { beginReport } from './begin-report';
import { createReport } from './create-report';
import { deleteReport } from './delete-report';
import { exportReportList } from './export-report-list';
import { exportReport } from './report-file';
import { countReports, listReports, readReport, reportTemplates } from './reports.queries';
import { readResult } from './results.queries';
import { scheduleReport } from './schedule-report';
import { shareReport } from './share-report';
import { updateReport } from './update-report';

export const inventoryReportsRoutes: Handlers<typeof inventoryReportsApi> = {
  list: ({ query }, { db, toFile }) =>
    query.format === 'csv' ? toFile((apart) => exportReportList(apart, query)) : listReports(db, query),
  statistics: (_, { db }) => countReports(db),
  templates: () => [...reportTemplates],
  read: ({ params }, { db }) => readReport(db, params.id),
  result: async ({ params, query }, { db, user }) => {
    await readReport(db, params.id);
    return readResult(db, user, params.id, query);
  },
  create: ({ body }, { tx, user }) => tx(async (t) => readReport(t, await createReport(t, user, body))),
  update: ({ params, body }, { tx, user }) =>
    tx(async (t) => {
      await updateReport(t, user, params.id, body);
      return readReport(t, params.id);
    }),
  remove: ({ params }, { tx, user }) => tx((t) => deleteReport(t, user, params.id)),
  generate: async ({ body }, { tx, user, jobs }) => {
    const report = await tx(async (t) => readReport(t, await beginReport(t, user, body)));
    await jobs.enqueue(jobNames.generateReport, { reportId: report._id });
    return report;
  },
  schedule: ({ body }, { tx, user }) =>
    tx(async (t) => {
      await scheduleReport(t, user, body);
      return readReport(t, body.reportId);
    }),
  export: ({ params, query }, { toFile, user }) =>
    toFile((apart) => exportReport(apart, user, params.id, query.format)),
  share: async ({ params, body }, { tx, user, jobs }) => {
    const report = await tx(async (t) => {
      await shareReport(t, user, params.id, body);
      return readReport(t, params.id);
    });
    await jobs.enqueue(jobNames.sendOutbox);
    return report;
  },
  deliveries: async ({ params, query }, { db }) => {
    await readReport(db, params.id);
    return listMessages(db, params.id, query);
  },
  retryDelivery: async ({ params }, { tx, user, jobs }) => {
    await tx((t) => retryMessage(t, user, params.deliveryId, params.id));
    await jobs.enqueue(jobNames.sendOutbox);
  },
};
