import type { printingApi, PrintJob } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import type { Services } from '../../kernel/services';
import { cancelJob, retryJob } from './change-job';
import { listJobs, readJob } from './jobs.queries';
import { printLabels } from './print-labels';
import { printSale } from './print-sale';
import { printShift } from './print-shift';
import { printVoucher } from './print-voucher';
import { printTest } from './print-test';
import { allowedAddress, printerLimits } from './printer-guard';
import { listPrinters } from './printers.queries';
import { startPrinter } from './run-printer';
import { createPrinter, deletePrinter, updatePrinter } from './save-printer';

/** Starts the printer once the job is committed, and returns the job. */
function started({ db, background, config, live, warn }: Services, job: PrintJob): PrintJob {
  const context = { db, background, warn, announce: live.announce, limits: printerLimits(config) };
  startPrinter(context, job.printer._id);
  return job;
}

export const printingRoutes: Handlers<typeof printingApi> = {
  printers: (_, { db, user }) => listPrinters(db, user),
  async createPrinter({ body }, { tx, user, config }) {
    await allowedAddress(body.address, printerLimits(config));
    return tx((t) => createPrinter(t, user, body));
  },
  async updatePrinter({ params, body }, { tx, user, config }) {
    await allowedAddress(body.address, printerLimits(config));
    return tx((t) => updatePrinter(t, user, params.id, body));
  },
  deletePrinter: ({ params }, { tx, user }) => tx((t) => deletePrinter(t, user, params.id)),
  testPrinter: async ({ params }, services) =>
    started(services, await services.tx((t) => printTest(t, services.user, params.id))),
  printSale: async ({ params, body }, services) => {
    const { invoiceVersion } = services.config;
    const { printer } = body;
    return started(
      services,
      await services.tx((t) => printSale(t, services.user, params.id, { printer, invoiceVersion })),
    );
  },
  printVoucher: async ({ params, body }, services) =>
    started(services, await services.tx((t) => printVoucher(t, services.user, params.id, body.printer))),
  printShift: async ({ params, body }, services) =>
    started(services, await services.tx((t) => printShift(t, services.user, params.id, body.printer))),
  printLabels: async ({ body }, services) =>
    started(services, await services.tx((t) => printLabels(t, services.user, body))),
  jobs: (_, { db, user }) => listJobs(db, user),
  job: ({ params }, { db, user }) => readJob(db, user, params.id),
  retryJob: async ({ params, body }, services) =>
    started(services, await services.tx((t) => retryJob(t, services.user, params.id, body.printer))),
  cancelJob: ({ params }, { tx, user }) => tx((t) => cancelJob(t, user, params.id)),
};
