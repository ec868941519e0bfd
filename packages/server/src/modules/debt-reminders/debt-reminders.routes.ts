import type { debtRemindersApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { listDebtors } from './debtors.queries';
import { remindDebtors } from './remind-debtors';

export const debtRemindersRoutes: Handlers<typeof debtRemindersApi> = {
  debtors: ({ query }, { db }) => listDebtors(db, query),
  remind: async ({ body }, { tx, user, jobs }) => {
    const queued = await tx((t) => remindDebtors(t, user, body));
    await jobs.enqueue(jobNames.sendOutbox);
    return queued;
  },
};
