import type { whatsappQueueApi } from '@turoos/contract';
import type { Handlers } from '../../kernel/handlers';
import { countWaiting, markSent, skipMessage, takeNext } from './whatsapp-queue';

export const whatsappQueueRoutes: Handlers<typeof whatsappQueueApi> = {
  waiting: async ({ query }, { db, user }) => ({ waiting: await countWaiting(db, user, query) }),
  takeNext: ({ body }, { tx, user }) => tx((t) => takeNext(t, user, body)),
  markSent: ({ params }, { tx, user }) => tx((t) => markSent(t, user, params.id)),
  skip: ({ params }, { tx, user }) => tx((t) => skipMessage(t, user, params.id)),
};
