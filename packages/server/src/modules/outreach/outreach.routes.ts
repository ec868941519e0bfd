import type { outreachApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { jobNames } from '../../kernel/job-names';
import { listDebtors } from './debtors.queries';
import { remindDebtors } from './remind-debtors';
import { countWaiting, markSent, skipMessage, takeNext } from './whatsapp-queue';

export const outreachRoutes: Handlers<typeof outreachApi> = {
  debtors: ({ query }, { db }) => listDebtors(db, query),
  remind: async ({ body }, { tx, user, jobs }) => {
    const queued = await tx((t) => remindDebtors(t, user, body));
    await jobs.enqueue(jobNames.sendOutbox);
    return queued;
  },
  whatsappWaiting: async ({ query }, { db, user }) => ({ waiting: await countWaiting(db, user, query) }),
  takeWhatsapp: ({ body }, { tx, user }) => tx((t) => takeNext(t, user, body)),
  whatsappSent: ({ params }, { tx, user }) => tx((t) => markSent(t, user, params.id)),
  skipWhatsapp: ({ params }, { tx, user }) => tx((t) => skipMessage(t, user, params.id)),
};
