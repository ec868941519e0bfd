import { jobNames } from '../kernel/job-names';
import type { Job } from '../kernel/jobs';
import { areFiguresDue, computeOrdering } from '../modules/ordering';

/** Computes what to order, when a user asks for it. */
export const orderingFigures: Job<'db' | 'announce'> = {
  name: jobNames.computeOrdering,
  onlyOneWaits: true,
  async run({ db, announce }) {
    if (await computeOrdering(db)) announce(['purchases']);
  },
};

/** Looks hourly whether the figures are of another day, because many shops are switched off at night. */
export const orderingSchedule: Job<'db' | 'enqueue'> = {
  name: 'ordering-schedule',
  schedule: '20 * * * *',
  async run({ db, enqueue }) {
    if (await areFiguresDue(db)) await enqueue(jobNames.computeOrdering);
  },
};
